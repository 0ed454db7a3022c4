import { parseArgs } from 'node:util'
import { CONTENDERS } from './contenders'
import { GROUPS, type Group } from './figures'

export interface Options {
  /** Ids of the contenders; ours is always among them. */
  only: string[]
  figures: Group[]
  rounds: number
  /** How many of the judged queries are asked: every so-manieth. */
  everyQuery: number
}

const ROUNDS = 5

/** Reads the words after `npm run bench --`. @throws Error that says what can be asked for. */
export function readOptions(words: string[]): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      only: { type: 'string' },
      figures: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  })
  const ids = CONTENDERS.map(({ id }) => id)
  return {
    only:
      values.only === undefined ? ids : ['ours', ...chosen(values.only, ids).filter((id) => id !== 'ours')],
    figures: values.figures === undefined ? [...GROUPS] : chosen(values.figures, GROUPS),
    rounds: values.quick ? 1 : ROUNDS,
    everyQuery: values.quick ? 10 : 1,
  }
}

/** `docusaurus` stands for all whose name begins so. */
function chosen<Name extends string>(list: string, names: readonly Name[]): Name[] {
  const starts = list.split(',').map((word) => word.trim())
  const isMeant = (name: string, start: string) => name === start || name.startsWith(`${start}-`)
  const unknown = starts.find((start) => !names.some((name) => isMeant(name, start)))
  if (unknown !== undefined) throw new Error(`There is no "${unknown}". There are: ${names.join(', ')}.`)
  return names.filter((name) => starts.some((start) => isMeant(name, start)))
}
