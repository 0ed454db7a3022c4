/** What has a tool: its script is loaded for it. */
const WITH_TOOL = '.code,.page-menu'
const BUTTON = '.code-tools button,.page-menu button'

/**
 * Lets the tools of all pages work. Their script comes when a pointer or the focus is near one of them, at the
 * latest when it is pressed. Where it does not come, the button says so.
 */
export function installTools(): void {
  const failure = document.createElement('span')
  failure.role = 'alert'
  failure.textContent = ': not loaded'
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const tool = target instanceof Element && target.closest(WITH_TOOL)
      if (!tool) return
      const button = type === 'click' ? target.closest(BUTTON) : null
      import('./use-tool').then(
        ({ useTool }) => useTool(tool, button),
        () => button?.append(failure),
      )
    })
  }
}
