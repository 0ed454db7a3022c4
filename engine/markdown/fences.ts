import { closesFence, fenceOpening } from '../page/fence'

/** Tells of line after line, from the first on, whether it belongs to a code fence. */
export function createFenceReader(): (line: string) => boolean {
  let fence: string | undefined
  return (line) => {
    if (fence === undefined) {
      fence = fenceOpening(line)
      return fence !== undefined
    }
    if (closesFence(line, fence)) fence = undefined
    return true
  }
}

/** Applies `change` to every line outside code fences. */
export function mapProse(text: string, change: (line: string, index: number) => string): string {
  const inFence = createFenceReader()
  return text
    .split('\n')
    .map((line, index) => (inFence(line) ? line : change(line, index)))
    .join('\n')
}
