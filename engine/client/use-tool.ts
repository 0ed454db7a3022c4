import { useCodeBlock } from './code-block'
import { copyPage, followEvent, installPageMenu } from './page-menu'

installPageMenu()

/** Sets up a code block or a page menu, and does what an event asks of it, like the action of a pressed button. */
export function useTool(tool: Element, button: Element | null, event: Event): void {
  followEvent(event)
  // Left over from an earlier failure to load this script.
  button?.querySelector('[role=alert]')?.remove()
  if (tool.matches('.code')) useCodeBlock(tool, button)
  else if (button) void copyPage(button)
}
