import { pressCodeButton } from './code-block'
import { copyPage } from './page-menu'

/** Does what a button of a code block or of a page's menu is for. */
export async function press(button: Element): Promise<void> {
  // It failed to load this script before.
  button.querySelector('[role=alert]')?.remove()
  await (button.closest('figure') ? pressCodeButton(button) : copyPage(button))
}
