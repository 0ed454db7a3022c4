import { useCodeBlock } from './code-block'
import { copyPage } from './page-menu'

/** Sets up a code block or a page menu, and performs the action of its pressed button. */
export function useTool(tool: Element, button: Element | null): void {
  // Left over from an earlier failure to load this script.
  button?.querySelector('[role=alert]')?.remove()
  if (tool.matches('.code')) useCodeBlock(tool, button)
  else if (button) void copyPage(button)
}
