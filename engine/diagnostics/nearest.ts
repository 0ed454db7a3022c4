import { editDistance } from '../page/edit-distance'

/** The names most like `wanted`, closest first: what an error offers after "did you mean". */
export function nearest(wanted: string, names: Iterable<string>, count = 3): string[] {
  const limit = Math.max(2, Math.floor(wanted.length / 2))
  return [...new Set(names)]
    .map((name) => ({ name, distance: editDistance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= limit || name.includes(wanted))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name)
}
