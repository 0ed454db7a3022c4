import { fileURLToPath } from 'node:url'
import { PACKAGE } from '../../page/package-name'
import { type DocumentedFeature, loadDocumentedFeatures, loadDocumentedSchema } from './load-schema'
import { codeCell, type KeyEntry, type Section, schemaSections, valuesOf } from './sections'

/** The page that is made from the schema. */
export const REFERENCE_FILE = fileURLToPath(new URL('../../../docs/config.md', import.meta.url))

export async function configReference(): Promise<string> {
  return printReference(schemaSections(await loadDocumentedSchema()), await loadDocumentedFeatures())
}

const INTRODUCTION = `# Configuration

The keys of \`site.config.ts\`. Its default export is an object:

\`\`\`ts
import { defineConfig } from '${PACKAGE}'
import { offline } from '${PACKAGE}/features'

export default defineConfig({
  title: 'Search Toolkit',
  url: 'https://docs.example.com',
  baseUrl: '/docs/',
  features: [offline()],
})
\`\`\`

An unknown key or a wrong value fails the build: the message names the key, the line, the value and what is allowed.
\`npm run docs:config\` generates this page from the schemas in \`engine/config/schemas\` and of each feature in
\`engine/features\`.
`

/** The reference of the configuration, as Markdown. */
export function printReference(
  sections: readonly Section[],
  features: readonly DocumentedFeature[] = [],
): string {
  const options = features.flatMap(({ name, schema }) => (schema ? schemaSections(schema, `${name}()`) : []))
  return [
    INTRODUCTION,
    ...sections.map(printSection),
    printFeatures(features),
    ...options.map(printSection),
  ].join('\n')
}

const FEATURES = `## Features

What \`${PACKAGE}/features\` has for the key \`features\`. A site has the standard ones without naming them. A feature with
the name of a standard one replaces it, with its own options; \`without('page-menu')\` leaves one out. A feature of your own
is made by \`defineFeature\` of \`${PACKAGE}/feature\`: see [Extending](extending.md). A locale's \`site.config.ts\` may
name features of the site again, with the options that it words differently.
`

function printFeatures(features: readonly DocumentedFeature[]): string {
  const rows = features.map(
    ({ name, isStandard, description }) => `| \`${name}\` | ${isStandard ? 'yes' : '–'} | ${description} |`,
  )
  return [`${FEATURES}\n| Feature | Standard | What it does |`, '| --- | --- | --- |', ...rows, ''].join('\n')
}

function printSection(section: Section): string {
  const rows = section.keys.map((key) => `| ${cellsOf(key).join(' | ')} |`)
  const rules = section.rules.length > 0 ? [`Constraint: ${section.rules.join('; ')}.`, ''] : []
  const header = ['| Key | Values | Default | Description | Example |', '| --- | --- | --- | --- | --- |']
  return ['', heading(section), '', ...rules, ...header, ...rows, ''].join('\n').trimStart()
}

function heading({ path, kind }: Section): string {
  if (path === '') return '## The site'
  const level = /[.[(]/.test(path) ? '###' : '##'
  return `${level} \`${path}\`${kind === undefined ? '' : `, type ${codeCell(kind)}`}`
}

function cellsOf({ name, schema, required, preset, description, example }: KeyEntry): string[] {
  const standard = required ? '**required**' : isEmpty(preset) ? '–' : codeCell(preset)
  return [`\`${name}\``, valuesOf(schema), standard, description, `\`${example}\``].map((cell) =>
    cell.replaceAll('|', '\\|'),
  )
}

/** An empty object, list or text as a default says nothing to a reader. */
function isEmpty(preset: unknown): boolean {
  return preset === undefined || ['{}', '[]', '""'].includes(JSON.stringify(preset))
}
