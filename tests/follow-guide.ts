import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { capture } from './commands'
import { root } from './root'

/** A part of a guide: the commands and files between two headings. */
export interface Section {
  /** `1. Connect to the server {#connect}`. */
  heading: string
  fences: Fence[]
}

interface Fence {
  language: string
  /** What follows the language: `file="…" title="src/App.tsx"`. */
  info: string
  code: string
}

/** Reads the sections of a page's Markdown twin. */
export function sectionsOf(twin: string): Section[] {
  return twin.split(/^## /m).map((text) => ({
    heading: text.split('\n')[0] ?? '',
    fences: [...text.matchAll(/^(`{3,})(\w+) ?(.*)\n([\s\S]*?)^\1$/gm)].map(
      ([, , language = '', info = '', code = '']) => ({ language, info, code }),
    ),
  }))
}

/** Where npm puts the package that comes as a file. */
const MOCK_SERVER = 'node_modules/@search-docs/mock-server'

/** Somebody at a terminal who does what a guide says, without a network. */
export class Follower {
  /** The folder that commands run in. */
  folder: string
  /** Commands that run until they are stopped, in the order in which the guide starts them. */
  readonly servers: string[] = []
  /** What the commands printed. */
  output = ''

  constructor(folder: string) {
    this.folder = folder
  }

  async follow({ fences }: Section): Promise<void> {
    for (const { language, info, code } of fences) {
      const file = /title="([\w./-]+\.\w+)"/.exec(info)?.[1]
      if (language === 'bash') await this.type(code)
      else if (file !== undefined && isWholeFile(info)) this.write(file, code)
    }
  }

  write(file: string, code: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), code)
  }

  private async type(commands: string): Promise<void> {
    for (const line of commands.split('\n').filter((text) => text.trim() !== '')) await this.enter(line)
  }

  private async enter(line: string): Promise<void> {
    const [program = '', ...words] = line.split(/\s+/)
    if (program === 'cd') this.folder = join(this.folder, words[0] ?? '')
    else if (isServer(line)) this.servers.push(line)
    else if (line.startsWith('npm create vite@')) await this.createProject(words)
    else if (line.startsWith('npm install')) await this.install(words.slice(1))
    else await this.run(line)
  }

  private async createProject([, vite = '', name = '', ...rest]: string[]): Promise<void> {
    expectInstalled(vite.replace('vite@', 'create-vite@'))
    const args = rest.filter((word) => word !== '--').join(' ')
    await this.run(`node ${join(root, 'node_modules/create-vite/index.js')} ${name} ${args}`)
  }

  /** Checks the versions, and links the repository's packages instead of fetching them. */
  private async install(specs: string[]): Promise<void> {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(this.read('package.json'))
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) this.link(name)
    for (const spec of specs.filter((one) => !one.startsWith('--'))) {
      if (spec.endsWith('.tgz')) await this.unpack(spec)
      else {
        expectInstalled(spec)
        this.link(packageName(spec))
      }
    }
  }

  private read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  /** The template has a few packages that no guide needs and the repository does not have. */
  private link(name: string): void {
    const target = join(this.folder, 'node_modules', name)
    if (existsSync(target) || !existsSync(join(root, 'node_modules', name))) return
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), target, 'junction')
  }

  private async unpack(archive: string): Promise<void> {
    await this.run(`mkdir -p ${MOCK_SERVER} && tar -xzf ${archive} --strip-components=1 -C ${MOCK_SERVER}`)
  }

  async run(line: string): Promise<void> {
    const env = {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      NODE_ENV: undefined,
      VITEST: undefined,
      CI: undefined,
    }
    const { code, stdout, stderr } = await capture('sh', ['-c', line], { cwd: this.folder, env })
    if (code !== 0) throw new Error(`"${line}" ended with ${code}:\n${stdout}${stderr}`)
    this.output += stripVTControlCharacters(stdout)
  }
}

function isServer(line: string): boolean {
  return /^(npm run (dev|mock)|npx mock-search-server)\b/.test(line)
}

/** A fence can also show a region of a file. */
function isWholeFile(info: string): boolean {
  return !/file="[^"]*#/.test(info)
}

function packageName(spec: string): string {
  return spec.replace(/(?<=.)@[^@/]+$/, '')
}

function expectInstalled(spec: string): void {
  const name = packageName(spec)
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
  if (spec !== `${name}@${version}`)
    throw new Error(`The guide installs ${spec}; tested is ${name}@${version}.`)
}
