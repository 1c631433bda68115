/** A link to give away: to be copied, or read by a phone beside this one. */
import { lazy, Suspense, useState } from 'react'
import { copyText } from '../parts/copy.ts'
import { Button } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'

const QrCode = lazy(async () => ({ default: (await import('../parts/QrCode.tsx')).QrCode }))

const Code = ({ link, label }: LinkProps) => {
  const say = useText()
  const [open, setOpen] = useState(false)
  return (
    <details className="link-code" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('gather.code')}</summary>
      {open ? (
        <Suspense fallback={null}>
          <QrCode text={link} label={label} />
        </Suspense>
      ) : null}
    </details>
  )
}

type LinkProps = { readonly link: string; readonly label: string }

export const CopyLink = ({ link, label }: LinkProps) => {
  const say = useText()
  const [copied, setCopied] = useState(false)
  return (
    <span className="copy-link">
      <input readOnly value={link} aria-label={label} onFocus={({ target }) => target.select()} />
      <Button onClick={() => void copyText(link).then(setCopied)}>
        {copied ? say('gather.copied') : say('gather.copy')}
      </Button>
      <Code link={link} label={label} />
    </span>
  )
}
