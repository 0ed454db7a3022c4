import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join, posix } from 'pathe'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { dependencies, peerDependencies } from '../package.json'
import { PACKAGE } from '../page/package-name'

const ENGINE = fileURLToPath(new URL('../', import.meta.url))
const VITE = fileURLToPath(new URL('./', import.meta.resolve('vite/package.json')))
const NO_SOURCES = ['**/*.test.*', '**/testing.ts', '**/test-site.ts', '.cache', 'node_modules', 'template']

/** Imports that a module needs before it can run: neither types, nor what it loads later. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"`;=]*?\sfrom\s)?'([^']+)'/gm

/** The modules that Node loads first: the command, and what a configuration imports. */
const ENTRIES = ['cli/docs', 'index', 'feature', 'features/index']

const { react, 'react-dom': reactDom } = peerDependencies
const everywhere = { ...dependencies, react, 'react-dom': reactDom }

test('modules that load at start import only packages that every site installs', () => {
  const files = globSync('**/*.{ts,tsx,mjs}', { cwd: ENGINE, ignore: NO_SOURCES })
  const imports = new Map(
    files.map((file) => [
      file.replace(/\.\w+$/, ''),
      [...readFileSync(join(ENGINE, file), 'utf8').matchAll(STATIC_IMPORT)].map(([, id = '']) => id),
    ]),
  )
  const reached = new Set(ENTRIES)
  for (const file of reached)
    for (const id of imports.get(file) ?? []) if (id.startsWith('.')) reached.add(posix.join(file, '..', id))
  expect(reached.size).toBeGreaterThan(100)
  const needsMore = [...reached].filter((file) => imports.get(file)?.some(isUndeclared))
  expect(needsMore).toEqual([])
})

function isUndeclared(id: string): boolean {
  const [name] = /^(?:@[^/]+\/)?[^/:]+/.exec(id) ?? ['']
  return /^(?!(?:node|virtual):)[@\w]/.test(id) && name !== PACKAGE && !Object.hasOwn(everywhere, name)
}

test('the command is bundled where packages are absent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-packages-'))
  try {
    const engine = join(folder, 'engine')
    cpSync(ENGINE, engine, {
      recursive: true,
      filter: (path) => !/[\\/](?:\.cache|node_modules)$/.test(path),
    })
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(VITE, join(folder, 'node_modules/vite'), 'junction')
    const { bundledCommand } = await import(pathToFileURL(join(engine, 'bin/bundle.mjs')).href)
    expect(await bundledCommand()).toContain(join(engine, '.cache'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
