import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Zippable, zipSync } from 'fflate'
import { devDependencies as rootTools } from '../../package.json'
import own from './package.json'
import { STEPS } from './steps/steps'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const ROOT = join(HERE, '../..')

export const ZIP = join(ROOT, 'website/static/search-app-example.zip')

/** The folder in the zip. */
export const FOLDER = 'search-app-example'

/**
 * Returns a zip of the whole application, of the files of each step of the
 * guide, and of the packed mock server.
 */
export async function zipExample(): Promise<Uint8Array> {
  const files: Record<string, Uint8Array | string> = {
    'README.md': README,
    'package.json': manifest(),
    'tsconfig.json': TSCONFIG,
    'mock-server.tgz': packMockServer(),
  }
  for (const file of filesBelow(HERE, 'src')) {
    if (!isForTests(file)) files[file] = readFileSync(join(HERE, file))
  }
  for (const file of ['index.html', 'vite.config.ts'])
    files[file] = readFileSync(join(HERE, file))
  for (const [step, paths] of Object.entries(STEPS)) {
    for (const file of paths.flatMap((path) => filesBelow(HERE, path))) {
      const stage = join(HERE, 'steps', step, file)
      files[`steps/${step}/${file}`] = readFileSync(
        existsSync(stage) ? stage : join(HERE, file),
      )
    }
  }
  const entries = Object.entries(files).map(([name, content]) => [
    `${FOLDER}/${name}`,
    entry(content),
  ])
  return zipSync(Object.fromEntries(entries) as Zippable, { level: 9 })
}

/**
 * The same bytes on every day: a zip stores when its files were changed.
 */
function entry(content: Uint8Array | string): Zippable[string] {
  const bytes =
    typeof content === 'string'
      ? new TextEncoder().encode(content)
      : new Uint8Array(content)
  return [bytes, { mtime: new Date(2026, 0, 1) }]
}

function filesBelow(folder: string, path: string): string[] {
  if (statSync(join(folder, path)).isFile()) return [path]
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesBelow(folder, `${path}/${name}`))
}

function isForTests(file: string): boolean {
  return file.endsWith('.test.ts') || file === 'src/testing.ts'
}

/**
 * Packs a copy, because packing changes package.json for a moment, which
 * others may be reading.
 */
function packMockServer(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'search-app-zip-'))
  try {
    const source = join(folder, 'source')
    cpSync(join(ROOT, 'examples/mock-server'), source, { recursive: true })
    symlinkSync(
      join(ROOT, 'node_modules'),
      join(folder, 'node_modules'),
      'junction',
    )
    const args = ['pack', '--silent', '--pack-destination', folder]
    const name = execFileSync('npm', args, {
      cwd: source,
      encoding: 'utf8',
    }).trim()
    return readFileSync(join(folder, name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function manifest(): string {
  const { '@search-docs/mock-server': _, ...tools } = own.devDependencies
  const devDependencies = {
    '@search-docs/mock-server': 'file:mock-server.tgz',
    '@types/node': rootTools['@types/node'],
    '@types/react': rootTools['@types/react'],
    '@types/react-dom': rootTools['@types/react-dom'],
    ...tools,
    typescript: rootTools.typescript,
  }
  const scripts = {
    mock: 'mock-search-server --signed-out',
    dev: 'vite',
    build: 'tsc && vite build',
  }
  const { name, dependencies } = own
  const value = {
    name: name.split('/')[1],
    private: true,
    type: 'module',
    scripts,
    dependencies,
    devDependencies,
  }
  return `${JSON.stringify(value, null, 2)}\n`
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "types": ["node", "vite/client"],
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src", "vite.config.ts"]
}
`

const README = `# Search application

npm install
npm run mock    (the mock server; leave it running)
npm run dev     (in a second terminal)

Open http://localhost:5173 and sign in as alice, with the password alice.
The folder steps has the files of each step of the guide "Build a search application".
`
