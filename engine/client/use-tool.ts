import { tools } from 'virtual:docs/tools'
import { useCodeBlock } from './code-block'

/** Sets up a code block or an element of a feature, and does what an event asks of it, like a pressed button. */
export function useTool(tool: Element, button: HTMLElement | undefined, event: Event): void {
  for (const useFeature of tools) useFeature(event, button)
  // Left over from an earlier failure to load this script.
  button?.querySelector('[role=alert]')?.remove()
  if (tool.matches('.code')) useCodeBlock(tool, button)
}
