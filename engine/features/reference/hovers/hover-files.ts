import { ENGINE, type Output, pageFile } from '../../../output/output'
import type { SiteModel } from '../../../site/site-model'
import type { SampleReport } from '../samples/compile/check-samples'
import type { NameInfo } from '../samples/compile/protocol'
import type { ShownSample } from '../samples/compile/shown-names'
import { codeKey, type HoverName, type TypeHovers, typeHoversPath } from './type-hovers'

/** Descriptions of names in samples, by path of their file. */
type NamesByPath = NonNullable<SampleReport['names']>

/** A page, and the files whose samples it shows, relative to the site's root. */
export interface SampledPage {
  path: string
  sources: readonly string[]
}

/** Writes a file for each page whose hovers browsers request, even if it has none. */
export function writeTypeHovers(
  pages: readonly SampledPage[],
  names: NamesByPath,
  model: SiteModel,
  output: Output,
): void {
  for (const { path, sources } of pages) {
    const file = typeHoversPath(pageFile(path, model.site.basePath))
    output.write(file, JSON.stringify(typeHovers(sources, names, model)), ENGINE)
  }
}

/** Returns the hovers of a page with the samples of these sources. Empty if none of them is checked. */
export function typeHovers(
  sources: readonly string[],
  names: NamesByPath,
  { reference }: Pick<SiteModel, 'reference'>,
): TypeHovers {
  const known = sources.flatMap((source) => names.get(source) ?? [])
  const list = createList()
  const samples: TypeHovers['samples'] = {}
  for (const { infos, samples: own } of known) {
    const indexes = infos.map((info) => list.add(hoverName(info, reference)))
    for (const sample of own) samples[codeKey(sample.code)] = relativeNames(sample, indexes)
  }
  return { names: list.names, samples }
}

function hoverName({ code, doc, of = '' }: NameInfo, reference: SiteModel['reference']): HoverName {
  const found = reference?.find(of)
  const href = found?.kind === 'found' ? reference?.addressOf(found.export.id) : undefined
  return { code, ...(doc === undefined ? {} : { doc }), ...(href === undefined ? {} : { href }) }
}

function relativeNames({ names }: ShownSample, indexes: readonly number[]): number[] {
  let end = 0
  return names.flatMap(({ start, length, info }) => {
    const after = start - end
    end = start + length
    return [after, length, indexes[info] ?? 0]
  })
}

/** Names with equal descriptions share an entry. */
function createList() {
  const names: HoverName[] = []
  const known = new Map<string, number>()
  return {
    names,
    add(name: HoverName): number {
      const key = JSON.stringify(name)
      const at = known.get(key) ?? names.push(name) - 1
      known.set(key, at)
      return at
    },
  }
}
