import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { frontMatter } from './schema'

export const SCHEMA_FILE = fileURLToPath(new URL('../../front-matter.schema.json', import.meta.url))
const GUIDE = fileURLToPath(new URL('../../../docs/authoring.md', import.meta.url))

/** Returns the front matter schema for editors. Descriptions come from the authors' guide. */
export function frontMatterSchema(): string {
  const schema = z.toJSONSchema(frontMatter, { io: 'input', unrepresentable: 'any' })
  const words = descriptions(readFileSync(GUIDE, 'utf8'))
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const description = words.get(key)
    return [key, description === undefined ? value : { ...Object(value), description }] as const
  })
  const whole = { ...schema, title: 'Front matter', properties: Object.fromEntries(properties) }
  return `${JSON.stringify(whole, null, 2)}\n`
}

/** Returns the last column of the guide's table by key. A row may cover several keys. */
function descriptions(guide: string): Map<string, string> {
  const table = guide.slice(guide.indexOf('## Front matter'))
  const rows = table.slice(0, table.indexOf('\n## ', 1)).matchAll(/^\| (`.*?) \|.*\| (.*) \|$/gm)
  return new Map(
    [...rows].flatMap(([, keys = '', text = '']) =>
      [...keys.matchAll(/`(\w+)`/g)].map(([, key = '']) => [key, text.replaceAll('`', '')] as const),
    ),
  )
}
