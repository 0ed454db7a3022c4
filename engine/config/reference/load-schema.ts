import { readFileSync } from 'node:fs'
import { type Plugin, parseSync, runnerImport, Visitor } from 'vite'
import type { z } from 'zod'
import { ENGINE_ROOT } from '../../cache/paths'
import { DEFAULT_FEATURES } from '../../features/defaults'

const docComments: Plugin = {
  name: 'docs:doc-comments',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(config|config\/schemas|features\/[\w-]+)\/[\w-]+\.ts$/ },
    handler: (code, id) => withDocComments(id, code),
  },
}

/** The schema of the configuration, each key with what its comment says as its metadata. */
export async function loadDocumentedSchema(): Promise<z.ZodType> {
  const { siteConfig } = await load<{ siteConfig: z.ZodType }>('config/schema.ts')
  return siteConfig
}

/** A feature as the reference shows it. */
export interface DocumentedFeature {
  /** The name under which a configuration imports it: `pageMenu`. */
  name: string
  isStandard: boolean
  /** The first sentence of its module. */
  description: string
  /** The schema of its options; absent if it has none. */
  schema?: z.ZodType
}

interface Made {
  definition?: { name: string; schema?: z.ZodType }
}

/** Returns the engine's own features, in the order in which they are listed. */
export async function loadDocumentedFeatures(): Promise<DocumentedFeature[]> {
  const features = await load<Record<string, Made>>('features/index.ts')
  const standard = DEFAULT_FEATURES.flatMap(({ name, options }) => (options === false ? [] : [name]))
  return Object.entries(features).flatMap(([name, { definition }]) => {
    if (!definition) return []
    const { name: folder, schema } = definition
    const module = readFileSync(`${ENGINE_ROOT}features/${folder}/${folder}.ts`, 'utf8')
    const isStandard = standard.includes(folder)
    return { name, isStandard, description: firstSentence(module), ...(schema ? { schema } : {}) }
  })
}

/** Returns the first sentence of the comment that a module begins with. */
function firstSentence(module: string): string {
  const [comment = ''] = /^(?:\/\/ .*\n)*/.exec(module) ?? []
  return /^.*?\.(?= |$)/.exec(comment.replaceAll(/\n?\/\/ /g, ' ').trim())?.[0] ?? ''
}

async function load<Exports>(file: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(ENGINE_ROOT + file, {
    configFile: false,
    logLevel: 'error',
    plugins: [docComments],
  })
  return module
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
