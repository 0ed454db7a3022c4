import { announce, copyText } from './copy'

/** Performs the action of a code block's pressed button. */
export async function pressButton(figure: Element, button: Element): Promise<void> {
  const code = figure.querySelector('pre code')
  if (!code) return
  if (button.hasAttribute('data-code-wrap')) toggleWrap(figure, button)
  else announce(button, (await copyText(plainCode(code))) ? WORDS.code.copied : WORDS.code.notCopied)
}

/** Returns code as readers want to paste it: without removed lines and without a trailing line break. */
function plainCode(code: Element): string {
  const isCopied = (node: Node) => !(node instanceof Element && node.matches('.code-block-remove-line'))
  const text = [...code.childNodes].filter(isCopied).map((node) => node.textContent)
  return text.join('').replace(/\n$/, '')
}

function toggleWrap(figure: Element, button: Element): void {
  button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrap')))
}
