// Writes what the package contains besides sources that Vite bundles for browsers: the command and the modules for Node as
// JavaScript, and the types of all that sites import. `npm pack` runs this, and afterwards removes its output.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { writeBundle } from './write-bundle.mjs'

const ENGINE = fileURLToPath(new URL('../', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
const DIST = join(ENGINE, 'dist')
/** What sites import, by the name in `exports`. */
const FOR_NODE = {
  index: 'index.ts',
  feature: 'feature.ts',
  features: 'features/index.ts',
  testing: 'testing.ts',
  ...Object.fromEntries(modulesOf('kit').map((file) => [file.replace('.ts', ''), file])),
}
const FOR_BROWSERS = ['theme/public.ts', ...modulesOf('kit/browser')]
/** A relative import in declarations. */
const IMPORTED = /(?:\bfrom |\bimport\(|^import )['"](\.[^'"]+)['"]/gm

rmSync(DIST, { recursive: true, force: true })
copyGuides()
await writeBundle({
  input: { docs: join(ENGINE, 'cli/docs.ts'), ...pathsOf(FOR_NODE) },
  target: DIST,
  sourcemap: false,
  address: (source) => `new URL(${JSON.stringify(fromDist(source))}, import.meta.url).href`,
})
writeTypes()

/** Returns the modules of a folder that sites import by their own names. Messages are no helper. */
function modulesOf(folder) {
  return globSync('*.ts', { cwd: join(ENGINE, folder), ignore: ['*.test.ts', 'problems.ts'] }).map(
    (file) => `${folder}/${file}`,
  )
}

/** Messages name the guides by their paths, and guides the examples. The rest of `docs` is for those who change the engine. */
function copyGuides() {
  for (const folder of ['docs', 'examples']) rmSync(join(ENGINE, folder), { recursive: true, force: true })
  const paths = globSync(['CHANGELOG.md', 'docs/*.md', 'docs/deploy/*', 'examples/features/**'], {
    cwd: REPOSITORY,
    ignore: ['docs/release.md', '**/node_modules/**'],
  })
  for (const path of paths) cpSync(join(REPOSITORY, path), join(ENGINE, path))
}

function fromDist(source) {
  return relative(DIST, source).replaceAll('\\', '/')
}

function pathsOf(files) {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(ENGINE, file)]))
}

function writeTypes() {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const options = [
    '--ignoreConfig',
    '--declaration',
    '--emitDeclarationOnly',
    '--skipLibCheck',
    '--strict',
    '--noUncheckedIndexedAccess',
    '--exactOptionalPropertyTypes',
  ]
  const language = [
    '--target',
    'es2023',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--jsx',
    'react-jsx',
  ]
  const folders = ['--rootDir', ENGINE, '--outDir', join(DIST, 'types')]
  // Declares the words of the theme, and what style sheets export.
  const ambient = 'app/virtual.d.ts'
  const files = [...Object.values(FOR_NODE), ...FOR_BROWSERS, ambient].map((file) => join(ENGINE, file))
  const args = [...options, ...language, '--types', 'node', ...folders, ...files]
  execFileSync(process.execPath, [compiler, ...args], { cwd: ENGINE, stdio: 'inherit' })
  const reached = reachedTypes([...Object.values(FOR_NODE), ...FOR_BROWSERS])
  for (const file of globSync('types/**/*.d.ts', { cwd: DIST, absolute: true })) {
    if (reached.has(file)) writeFileSync(file, withEndings(readFileSync(file, 'utf8')))
    else rmSync(file)
  }
  // The types of words are derived from their files.
  for (const file of globSync(['page/words.json', 'features/*/words.json'], { cwd: ENGINE }))
    cpSync(join(ENGINE, file), join(DIST, 'types', file))
}

/** Returns the declarations that those of modules need. The compiler writes them for whatever the modules import. */
function reachedTypes(modules) {
  const reached = new Set(modules.map((file) => join(DIST, 'types', file.replace(/\.tsx?$/, '.d.ts'))))
  for (const file of reached)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORTED))
      if (!path.endsWith('.json')) reached.add(`${join(dirname(file), path)}.d.ts`)
  return reached
}

/**
 * Adds what the compiler leaves out: extensions and the type of JSON. A site that resolves types as Node does could not
 * find the modules without them.
 */
function withEndings(text) {
  return text
    .replace(/(\bfrom ['"]|\bimport\(['"])(\.[^'"]+)(?<!\.json)(?=['"])/g, '$1$2.js')
    .replace(/(\bfrom (['"])[^'"]+\.json\2)(?! with)/g, "$1 with { type: 'json' }")
}
