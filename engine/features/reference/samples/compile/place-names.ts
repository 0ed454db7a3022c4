import type { SampleFence } from '../fences/read-fences'
import type { NameInfo, PageNames, SampleFile } from './protocol'

/** A fence that the compiler sees as a file. */
export interface CheckedFence {
  fence: SampleFence
  file: SampleFile
}

/** Descriptions of the names in a file's samples. */
export interface ShownNames {
  infos: readonly NameInfo[]
  samples: ShownSample[]
}

export interface ShownSample {
  /** The sample as readers see it. */
  code: string
  /** In the order of the code. */
  names: ShownName[]
}

export interface ShownName {
  /** Offset in the code. */
  start: number
  length: number
  /** Index in `infos`. */
  info: number
}

/** Locates a page's names in the visible code of its samples. Names in hidden lines are dropped. */
export function placeNames(fences: readonly CheckedFence[], { infos, places }: PageNames): ShownNames {
  const samples = fences.map(({ fence }): ShownSample => ({ code: fence.visible, names: [] }))
  const starts = fences.map(({ fence }) => lineStarts(fence))
  for (const [file, line, column, length, info] of places) {
    const start = starts[file]?.get(fences[file]?.fence.lines[line] ?? 0)
    if (start !== undefined) samples[file]?.names.push({ start: start + column, length, info })
  }
  return { infos, samples: samples.filter(({ names }) => names.length > 0) }
}

/** Returns the offset of each visible line, by its line in the page. */
function lineStarts({ visible, visibleLines }: SampleFence): Map<number, number> {
  let start = 0
  return new Map(
    visible.split('\n').map((text, index) => {
      const own = start
      start += text.length + 1
      return [visibleLines[index] ?? 0, own]
    }),
  )
}
