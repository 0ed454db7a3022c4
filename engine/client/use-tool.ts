import { copyPage, followEvent, installPageMenu } from '../features/page-menu/menu-keys'
import { useCodeBlock } from './code-block'

installPageMenu()

/** Sets up a code block or a page menu, and does what an event asks of it, like the action of a pressed button. */
export function useTool(tool: Element, button: HTMLElement | null, event: Event): void {
  followEvent(event)
  // Left over from an earlier failure to load this script.
  button?.querySelector('[role=alert]')?.remove()
  if (tool.matches('.code')) useCodeBlock(tool, button)
  else if (button?.dataset.action === 'offline') void makeAvailable(button)
  else if (button) void copyPage(button)
}

/** Opens the dialog of offline reading, whose script only sites with it have. */
async function makeAvailable(button: HTMLElement): Promise<void> {
  button.closest('details')?.removeAttribute('open')
  const { makeAvailable } = await import('../features/offline/client/make-available')
  await makeAvailable()
}
