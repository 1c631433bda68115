/** A sheet laid over the page: a native dialog, so that focus and Escape behave. */
import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../text/index.ts'
import { Button } from './Paper.tsx'

export const Sheet = ({
  title,
  onClose,
  children,
}: {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}) => {
  const say = useText()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = sheet.current
    if (dialog && !dialog.open) dialog.showModal()
  }, [])
  return (
    <dialog ref={sheet} className="sheet cut-paper" aria-labelledby="sheet-title" onClose={onClose}>
      <div className="sheet-head">
        <h2 id="sheet-title">{title}</h2>
        <Button weight="quiet" onClick={() => sheet.current?.close()}>
          {say('close')}
        </Button>
      </div>
      <div className="sheet-body">{children}</div>
    </dialog>
  )
}
