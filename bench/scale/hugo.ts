import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../tests/files'
import { measure } from '../compare/measure/processes'
import type { BuildCost } from './build-once'

const PROGRAM = 'hugo'

/** What every page has here as well: table of contents, text, neighbors, and a list of its chapter. */
const PAGE = `<!doctype html>
<html lang="en">
<head><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"></head>
<body>
<nav>{{ range .CurrentSection.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>
<main><h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}
{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</main>
</body>
</html>
`

/** Returns Hugo's name and version; undefined if it is not installed. */
export function hugoVersion(): string | undefined {
  const { stdout } = spawnSync(PROGRAM, ['version'], { encoding: 'utf8' })
  const version = /v([\d.]+)/.exec(stdout ?? '')?.[1]
  return version === undefined ? undefined : `Hugo ${version}`
}

/**
 * Builds the pages of a generated site with Hugo, as the limit that a compiled generator sets: pages with highlighted
 * code in a bare layout, without search, data for navigation, Markdown twins and compressed copies.
 * @throws Error with its last output if it fails.
 */
export async function buildWithHugo(site: string, folder: string): Promise<BuildCost> {
  mkdirSync(join(folder, 'layouts/_default'), { recursive: true })
  for (const name of ['single', 'list']) writeFileSync(join(folder, `layouts/_default/${name}.html`), PAGE)
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ title: 'Many pages', baseURL: '/many/' }))
  const content = join(folder, 'content')
  cpSync(join(site, 'docs'), content, { recursive: true })
  const sources = filesIn(content)
  for (const path of sources) renameSync(join(content, path), join(content, path.replace(/mdx$/, 'md')))
  renameSync(join(content, 'index.md'), join(content, '_index.md'))
  const { wall, cpu, memory } = await measure({ node: PROGRAM, folder }, ['--quiet'])
  const pages = filesIn(join(folder, 'public')).filter((path) => path.endsWith('.html')).length
  return { pages, wall: rounded(wall), cpu: rounded(cpu), memory: Math.round(memory / 1e6) }
}

function rounded(seconds: number): number {
  return Number(seconds.toFixed(1))
}
