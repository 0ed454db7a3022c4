import { existsSync, readFileSync } from 'node:fs'
import { hash } from '../cache/hash'
import { readSitePackages } from './packages/site-packages'
import type { SiteModel } from './site-model'
import { listSources, sitePages } from './site-pages'

/**
 * A question that a page asked while it was rendered, with its answer. A stored page is valid while all answers are the
 * same, as a compiled one is (see `Answer`).
 */
export interface PageAnswer {
  kind: keyof typeof ANSWERS
  target: string
  answer: string | null
}

type Answering = Pick<SiteModel, 'setup' | 'links' | 'content' | 'site'>

const ANSWERS = {
  /** The version of an installed package; null if it is not installed. */
  package: (name: string, { setup }: Answering): string | null =>
    readSitePackages(setup.root, [name]).get(name)?.version ?? null,
  /** A digest of the list of all pages. The modules of `.tsx` pages say what they are called. */
  pages(_: string, model: Answering): string {
    const modules = listSources(model).filter(({ format }) => format === 'tsx')
    return hash(JSON.stringify([sitePages(model), modules]))
  },
  /** A digest of a file that the page shows, which becomes part of the site; null if it does not exist. */
  asset(file: string, { links }: Answering): string | null {
    if (!existsSync(file)) return null
    links.add(file)
    return hash(readFileSync(file))
  },
}

/** Asks questions on behalf of one page, and records them. */
export interface PageQuestions {
  ask(kind: PageAnswer['kind'], target: string): string | null
  readonly answers: readonly PageAnswer[]
}

export function pageQuestions(model: Answering): PageQuestions {
  const answers: PageAnswer[] = []
  return {
    answers,
    ask(kind, target) {
      const answer = ANSWERS[kind](target, model)
      answers.push({ kind, target, answer })
      return answer
    },
  }
}

export function areCurrent(answers: readonly PageAnswer[], model: Answering): boolean {
  return answers.every(({ kind, target, answer }) => ANSWERS[kind](target, model) === answer)
}
