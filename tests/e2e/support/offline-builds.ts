import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../docs-cli'
import { copySite } from '../../site-copy'

export const BASE = '/crash/'

const config = (title: string, isOffline: boolean) => `import { offline } from 'docwright/features'

export default {
  title: '${title}',
  url: 'https://storm.example.com',
  baseUrl: '${BASE}',
  features: [${isOffline ? 'offline()' : ''}],
}
`

const NAMES = ['first', 'second', 'without'] as const

export type BuildName = (typeof NAMES)[number]

/** Builds the site three times. @returns the folder with a folder for each build. */
export async function buildOffline(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-offline-'))
  const site = copySite('tests/fixtures/crash')
  for (const name of NAMES) {
    site.write('site.config.ts', config(`Log of the ${name} build`, name !== 'without'))
    site.write(
      'docs/rain.mdx',
      `---\ntitle: Rain\n---\n\nDrizzle of the ${name} build.\n\n\`\`\`ts\nlet ${name}\n\`\`\`\n`,
    )
    site.write('docs/sample.mdx', '```ts run try\nconsole.log(6 * 7)\n```\n')
    site.write('observed/docs/sample.json', '{ "sample 1": [{ "kind": "log", "text": "42" }] }')
    const { stderr } = await build(site.folder, { out: join(folder, name), cache: join(folder, 'cache') })
    if (stderr) throw new Error(stderr)
  }
  site.remove()
  return folder
}
