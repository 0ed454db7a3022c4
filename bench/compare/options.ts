import { parseArgs } from 'node:util'
import { CONTENDERS } from './contenders'
import { TIMED } from './measure/search'
import { GROUPS, type Group } from './results/figures'

export interface Options {
  /** Ids of the contenders; ours is always included. */
  only: string[]
  figures: Group[]
  rounds: number
  /** Every how many of the queries that judge the ranking one is sent. */
  everyQuery: number
  /** `resume` continues the last run. The others only print what was measured, `readme` into the README. */
  task: 'measure' | 'resume' | 'print' | 'readme'
  isQuick: boolean
  /** A results file of another run to compare with. */
  against?: string
}

export const ROUNDS = 5

/** Contenders and groups of a quick look, which is to take six minutes. The others are the slowest. */
const QUICK = {
  only: ['ours', 'docusaurus-faster', 'rspress', 'vitepress', 'starlight'],
  figures: ['build', 'load', 'navigation', 'search'],
} satisfies Pick<Options, 'only' | 'figures'>

/** Parses the arguments after `npm run bench --`. @throws Error that lists the valid ones. */
export function readOptions(words: string[]): Options {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args: words,
    options: {
      only: { type: 'string' },
      figures: { type: 'string' },
      rounds: { type: 'string' },
      every: { type: 'string' },
      against: { type: 'string' },
      quick: flag,
      resume: flag,
      print: flag,
      readme: flag,
    },
  })
  const ids = CONTENDERS.map(({ id }) => id)
  const all = values.quick ? QUICK : { only: ids, figures: [...GROUPS] }
  return {
    only:
      values.only === undefined
        ? all.only
        : ['ours', ...chosen(values.only, ids).filter((id) => id !== 'ours')],
    figures: values.figures === undefined ? all.figures : chosen(values.figures, GROUPS),
    rounds: values.quick ? 1 : numberOf('--rounds', values.rounds ?? ROUNDS),
    everyQuery: values.quick ? 5 * TIMED : numberOf('--every', values.every ?? 1),
    task: values.readme ? 'readme' : values.print ? 'print' : values.resume ? 'resume' : 'measure',
    isQuick: values.quick,
    ...(values.against !== undefined && { against: values.against }),
  }
}

function numberOf(option: string, word: string | number): number {
  if (!/^[1-9]\d?$/.test(`${word}`)) throw new Error(`${option} takes a number from 1 to 99, not "${word}".`)
  return Number(word)
}

/** `docusaurus` selects all names that begin with it. */
function chosen<Name extends string>(list: string, names: readonly Name[]): Name[] {
  const starts = list.split(',').map((word) => word.trim())
  const isMeant = (name: string, start: string) => name === start || name.startsWith(`${start}-`)
  const unknown = starts.find((start) => !names.some((name) => isMeant(name, start)))
  if (unknown !== undefined) throw new Error(`There is no "${unknown}". There are: ${names.join(', ')}.`)
  return names.filter((name) => starts.some((start) => isMeant(name, start)))
}
