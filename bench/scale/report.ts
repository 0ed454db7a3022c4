import type { BuildCost } from './build-once'
import type { EditCost } from './edit-in-dev'
import type { Size } from './sizes'

/** Prints build costs and the target: 20 s of CPU for 2,000 pages when cold, and no more per page for larger sites. */
export function printCosts(costs: Record<string, BuildCost>, pages: number): void {
  const rows = Object.entries(costs).map(([name, { cpu, wall, memory }]) => [
    name,
    {
      'CPU, s': cpu,
      'wall, s': wall,
      'peak, MB': memory,
      'CPU a page, ms': Number(((1000 * cpu) / pages).toFixed(1)),
    },
  ])
  console.log(`${pages} pages; aim for a cold build: ${Math.max(20, pages / 100)} s of CPU`)
  console.table(Object.fromEntries(rows))
}

export function printSizes(sizes: readonly Size[]): void {
  console.table(
    Object.fromEntries(
      sizes.map(({ what, raw, brotli }) => [
        what,
        { 'raw, KiB': kib(raw), ...(brotli > 0 && { 'brotli, KiB': kib(brotli) }) },
      ]),
    ),
  )
}

export function printEdit({ wall, cpu }: EditCost): void {
  const ofServer = cpu === undefined ? '' : `, ${cpu.toFixed(0)} ms of CPU`
  console.log(`dev server, one page edited: ${wall.toFixed(0)} ms to the new page${ofServer}`)
}

function kib(bytes: number): number {
  return Number((bytes / 1024).toFixed(1))
}
