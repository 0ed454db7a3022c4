import { fileURLToPath } from 'node:url'
import { type Plugin, parseSync, runnerImport, Visitor } from 'vite'
import type { z } from 'zod'

const ENTRY = fileURLToPath(new URL('../schema.ts', import.meta.url))

const docComments: Plugin = {
  name: 'docs:doc-comments',
  enforce: 'pre',
  transform: {
    filter: { id: /\/config\/(schema|schemas\/[\w-]+)\.ts$/ },
    handler: (code, id) => withDocComments(id, code),
  },
}

/** The schema of the configuration, each key with what its comment says as its metadata. */
export async function loadDocumentedSchema(): Promise<z.ZodType> {
  const { module } = await runnerImport<{ siteConfig: z.ZodType }>(ENTRY, {
    configFile: false,
    logLevel: 'error',
    plugins: [docComments],
  })
  return module.siteConfig
}

export interface DocComment {
  description: string
  /** The text after `@example`; empty without one. */
  example: string
}

/**
 * Puts the doc comments of a schema file onto the schemas themselves: a key with a comment gets
 * `.meta({ description, example })`. So one comment serves who hovers over a key and who reads the reference.
 */
export function withDocComments(file: string, code: string): string {
  const { program, comments } = parseSync(file, code)
  const insertions: { at: number; text: string }[] = []
  const docs = comments.filter(({ value }) => value.startsWith('*'))
  new Visitor({
    Property({ start, key, value, shorthand }) {
      const comment = docs.find(({ end }) => end <= start && code.slice(end, start).trim() === '')
      if (!comment) return
      const meta = `.meta(${JSON.stringify(readDocComment(comment.value))})`
      if (shorthand) insertions.push({ at: value.end, text: `: ${code.slice(key.start, key.end)}${meta}` })
      else insertions.push({ at: value.start, text: '(' }, { at: value.end, text: `)${meta}` })
    },
  }).visit(program)
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, insertion) => text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at),
      code,
    )
}

export function readDocComment(comment: string): DocComment {
  const text = comment.replace(/^\s*\*+ ?/gm, '').trim()
  const [description = '', example = ''] = text.split(/^@example\s*/m)
  return { description: description.trim().replaceAll('\n', ' '), example: example.trim() }
}
