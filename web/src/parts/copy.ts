/** Under plain http there is no clipboard to write to, but a selection can be copied. */
const copySelected = (text: string): boolean => {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  const asked = document.activeElement
  // Behind an open sheet nothing can be selected.
  ;(asked?.closest('dialog') ?? document.body).append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (asked instanceof HTMLElement) asked.focus()
  return copied
}

/** Whether the text is in the clipboard. */
export const copyText = async (text: string): Promise<boolean> => {
  if (!isSecureContext) return copySelected(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
