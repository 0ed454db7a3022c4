/** How long the result of copying is shown, in ms. */
const SHOWN = 2000

/**
 * Shows a word on a button and announces it to screen readers, until the time is up or another word replaces it. Then
 * calls `done`.
 */
export const announce = createAnnouncer()

function createAnnouncer(): (button: Element, word: string, done?: () => void) => void {
  const status = document.createElement('div')
  status.className = 'sr-only'
  status.role = 'status'
  document.body.append(status)
  let timer = 0
  let restore = () => {}

  return (button, word, done = () => {}) => {
    clearTimeout(timer)
    restore()
    const label = button.textContent
    button.textContent = status.textContent = word
    button.toggleAttribute('data-feedback', true)
    restore = () => {
      button.textContent = label
      status.textContent = ''
      button.removeAttribute('data-feedback')
      restore = () => {}
      done()
    }
    timer = window.setTimeout(() => restore(), SHOWN)
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** For pages without a clipboard: those not served over HTTPS, and frames without the permission. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
