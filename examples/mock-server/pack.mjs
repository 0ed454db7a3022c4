// `npm pack` runs this, so that the package works in any folder: Node runs no TypeScript from `node_modules`. Before, it
// writes JavaScript and types to `dist`, and lets package.json lead there; afterwards (`--undo`), it restores both.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const DIST = join(HERE, 'dist')
const MANIFEST = join(HERE, 'package.json')
const SAVED = join(HERE, 'dist/package.repository.json')
const MODULES = { index: 'index', 'command-line': 'command-line', node: 'node', search: 'search-server' }

if (process.argv.includes('--undo')) {
  if (existsSync(SAVED)) renameSync(SAVED, MANIFEST)
  rmSync(DIST, { recursive: true, force: true })
} else {
  await writeScripts()
  writeTypes()
  writeManifest()
}

async function writeScripts() {
  const entries = Object.entries({ ...MODULES, start: 'start' })
  const input = Object.fromEntries(entries.map(([name, file]) => [name, join(HERE, `src/${file}.ts`)]))
  await build({
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: DIST,
      target: 'node20',
      minify: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  })
}

function writeTypes() {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const options = ['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--skipLibCheck', '--strict']
  const language = [
    '--target',
    'es2023',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--types',
    'node',
  ]
  const folders = ['--rootDir', join(HERE, 'src'), '--outDir', DIST]
  const files = Object.values(MODULES).map((name) => join(HERE, `src/${name}.ts`))
  execFileSync(process.execPath, [compiler, ...options, ...language, ...folders, ...files], {
    stdio: 'inherit',
  })
  // Node's way of finding types needs the extensions that the compiler leaves out.
  for (const name of readdirSync(DIST, { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
    const file = join(DIST, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(from '|import\(')(\.[^']+)(?=')/g, '$1$2.js'))
  }
}

function writeManifest() {
  const { scripts: _, devDependencies, ...manifest } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  writeFileSync(SAVED, readFileSync(MANIFEST))
  const exports = Object.entries(MODULES).map(([name, file]) => [
    name === 'index' ? '.' : `./${name}`,
    { types: `./dist/${file}.d.ts`, default: `./dist/${name}.js` },
  ])
  const own = {
    ...manifest,
    exports: Object.fromEntries(exports),
    bin: { 'mock-search-server': './dist/start.js' },
    // Only for its types.
    peerDependencies: devDependencies,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(devDependencies).map((name) => [name, { optional: true }]),
    ),
    scripts: { start: 'node dist/start.js' },
  }
  writeFileSync(MANIFEST, `${JSON.stringify(own, null, 2)}\n`)
}
