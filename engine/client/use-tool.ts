import { useCodeBlock } from './code-block'
import { copyPage } from './page-menu'

/** Lets a code block or the menu of a page work, and does what a pressed button of it is for. */
export function useTool(tool: Element, button: Element | null): void {
  // It failed to load this script before.
  button?.querySelector('[role=alert]')?.remove()
  if (tool.matches('.code')) useCodeBlock(tool, button)
  else if (button) void copyPage(button)
}
