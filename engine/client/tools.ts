/** What has a tool: its script is loaded for it. */
const WITH_TOOL = '[data-code-copy],[data-code-wrap]'

/**
 * Lets the tools of all pages work. Their script comes when a pointer or the focus is near one of them, at the
 * latest when it is pressed.
 */
export function installTools(): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, async ({ target }) => {
      const button = target instanceof Element && target.closest(WITH_TOOL)
      if (!button) return
      const { pressCodeButton } = await import('./code-block')
      if (type === 'click') void pressCodeButton(button)
    })
  }
}
