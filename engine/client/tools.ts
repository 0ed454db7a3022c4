/** What has a tool: its script is loaded for it. */
const WITH_TOOL = '.code-tools button,.page-menu'

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
      if (!(target instanceof Element && target.closest(WITH_TOOL))) return
      const button = type === 'click' ? target.closest('button') : null
      import('./press').then(
        ({ press }) => button && press(button),
        () => button?.append(failure),
      )
    })
  }
}
