import { fileURLToPath } from 'node:url'
import { loadDocumentedSchema } from './load-schema'
import { code, type KeyEntry, type Section, sectionsOf, valuesOf } from './sections'

/** The page that is made from the schema. */
export const REFERENCE_FILE = fileURLToPath(new URL('../../../docs/config.md', import.meta.url))

export async function configReference(): Promise<string> {
  return printReference(sectionsOf(await loadDocumentedSchema()))
}

const INTRODUCTION = `# Configuration

The keys of \`site.config.ts\`. Its default export is an object:

\`\`\`ts
import type { SiteConfigInput } from '../engine/config/types'

export default {
  title: 'Search Toolkit',
  url: 'https://docs.example.com',
  baseUrl: '/docs/',
} satisfies SiteConfigInput
\`\`\`

An unknown key or a wrong value fails the build: the message names the key, the line, the value and what is allowed.
\`npm run docs:config\` generates this page from the schemas in \`engine/config/schemas\`.
`

/** The reference of the configuration, as Markdown. */
export function printReference(sections: readonly Section[]): string {
  return [INTRODUCTION, ...sections.map(printSection)].join('\n')
}

function printSection(section: Section): string {
  const rows = section.keys.map((key) => `| ${cellsOf(key).join(' | ')} |`)
  const rules = section.rules.length > 0 ? [`Constraint: ${section.rules.join('; ')}.`, ''] : []
  const header = ['| Key | Values | Default | Description | Example |', '| --- | --- | --- | --- | --- |']
  return ['', heading(section), '', ...rules, ...header, ...rows, ''].join('\n').trimStart()
}

function heading({ path, kind }: Section): string {
  if (path === '') return '## The site'
  const level = path.includes('.') || path.includes('[') ? '###' : '##'
  return `${level} \`${path}\`${kind === undefined ? '' : `, type ${code(kind)}`}`
}

function cellsOf({ name, schema, required, preset, description, example }: KeyEntry): string[] {
  const standard = required ? '**required**' : isEmpty(preset) ? '–' : code(preset)
  return [`\`${name}\``, valuesOf(schema), standard, description, `\`${example}\``].map((cell) =>
    cell.replaceAll('|', '\\|'),
  )
}

/** An empty object, list or text as a default says nothing to a reader. */
function isEmpty(preset: unknown): boolean {
  return preset === undefined || ['{}', '[]', '""'].includes(JSON.stringify(preset))
}
