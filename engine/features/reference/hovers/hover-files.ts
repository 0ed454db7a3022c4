import type { ApiExport } from '../api/model/types'
import type { Reference } from '../api/reference'
import { firstSentence } from '../samples/checker/first-sentence'
import type { SampleReport } from '../samples/compile/check-samples'
import type { ShownSample } from '../samples/compile/place-names'
import type { NameInfo } from '../samples/compile/protocol'
import { codeKey, type HoverName, type TypeHovers } from './type-hovers'

/** Descriptions of names in samples, by path of their file. */
type NamesByPath = NonNullable<SampleReport['names']>

/** Returns the hovers of a page with the samples of these sources. Empty if none of them is checked. */
export function typeHovers(
  sources: readonly string[],
  names: NamesByPath,
  reference: Pick<Reference, 'find' | 'addressOf'>,
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

/** The site may say what a member means. The compiler only knows the package. */
function hoverName(
  { code, doc: comment, of = '', member }: NameInfo,
  reference: Pick<Reference, 'find' | 'addressOf'>,
): HoverName {
  const found = reference.find(of)
  if (found.kind !== 'found') return { code, ...(comment === undefined ? {} : { doc: comment }) }
  const href = reference.addressOf(found.export.id)
  const doc = meaningOf(found.export, member) || comment
  return { code, ...(doc === undefined ? {} : { doc }), ...(href === undefined ? {} : { href }) }
}

function meaningOf({ members, inherited }: ApiExport, member: string | undefined): string {
  const own = [...members, ...inherited].find(({ name }) => name === member)
  return firstSentence(own?.doc.description ?? '')
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
