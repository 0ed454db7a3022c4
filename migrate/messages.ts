import { existsSync, readFileSync } from 'node:fs'
import type { Problem } from 'docwright/feature'
import { keyLine, parseJson } from 'docwright/kit/data'
import { join } from 'pathe'
import { malformedMessages } from './problems'
import { treeOf } from './tree'

/** A file of Docusaurus with translated words by key. It remembers which of them were asked for. */
export class Messages {
  readonly #all: ReadonlyMap<string, string>
  readonly #taken = new Set<string>()

  constructor(
    /** Relative to the site's folder. */
    readonly file: string,
    private readonly text: string,
    messages: [key: string, message: string][],
  ) {
    this.#all = new Map(messages)
  }

  /** Returns the translation under a key, which then counts as carried over. */
  take(key: string): string | undefined {
    this.#taken.add(key)
    return this.#all.get(key)
  }

  has(key: string, message = this.#all.get(key)): boolean {
    return message !== undefined && this.#all.get(key) === message
  }

  keys(): string[] {
    return [...this.#all.keys()]
  }

  /** Returns the keys that nothing has asked for. */
  left(): string[] {
    return this.keys().filter((key) => !this.#taken.has(key))
  }

  /** Returns a finding at each of some keys. */
  at(keys: string[], problem: Problem): Problem[] {
    return keys.map((key) => ({ ...problem, file: this.file, line: keyLine(this.text, [key]) }))
  }
}

/** Reads a file of words, which is empty if there is none. @param report Receives what is wrong with it. */
export function readMessages(root: string, file: string, report: (problem: Problem) => void): Messages {
  if (!existsSync(join(root, file))) return new Messages(file, '{}', [])
  const text = readFileSync(join(root, file), 'utf8')
  const parsed = parseJson(text)
  if (!('value' in parsed)) report(malformedMessages(file, parsed.line, parsed.received))
  const entries = Object.entries(treeOf('value' in parsed ? parsed.value : undefined))
  const messages = entries.flatMap(([key, entry]): [string, string][] => {
    const { message } = treeOf(entry)
    return typeof message === 'string' ? [[key, message]] : []
  })
  return new Messages(file, text, messages)
}
