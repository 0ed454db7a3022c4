/** How long the outcome of copying is shown, in ms. */
const SHOWN = 2000

/** What a button of a code block does. */
export async function pressCodeButton(button: Element): Promise<void> {
  const figure = button.closest('figure')
  const code = figure?.querySelector('code')
  if (!figure || !code) return
  if (button.hasAttribute('data-code-wrap')) toggleWrap(figure, button)
  else announce(button, (await copyText(plainCode(code))) ? 'Copied' : 'Not copied')
}

/** Returns code as a reader wants to paste it: without removed lines and without a trailing line break. */
function plainCode(code: Element): string {
  const isCopied = (node: Node) => !(node instanceof Element && node.matches('.code-block-remove-line'))
  const text = [...code.childNodes].filter(isCopied).map((node) => node.textContent)
  return text.join('').replace(/\n$/, '')
}

function toggleWrap(figure: Element, button: Element): void {
  button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrap')))
}

const announce = createAnnouncer()

/** Shows a word on a button and says it to screen readers, until the time is up or another word replaces it. */
function createAnnouncer(): (button: Element, word: string) => void {
  const status = document.createElement('div')
  status.className = 'sr-only'
  status.role = 'status'
  document.body.append(status)
  let timer = 0
  let restore = () => {}

  return (button, word) => {
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
    }
    timer = window.setTimeout(() => restore(), SHOWN)
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** For pages without a clipboard: those not served over HTTPS, and frames that may not use it. */
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
