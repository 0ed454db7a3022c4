import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from '../../../tests/commands'
import { root } from '../../../tests/root'
import { copyWebsite } from '../../whole-site'
import type { Contender, Prepared } from '../contender'

/** Packages stay here between runs. It is outside the project, so that none of the project's packages resolve. */
const WORK = join(tmpdir(), 'docs-bench')
const OWN_WORK = join(root, '.cache/bench')
const TEMPLATES = join(root, 'bench/peers')
const NEWER = 22

/** What an install contains: bytes of all files, and packages. */
export interface InstallFigures {
  bytes: number
  packages: number
}

/** Puts a contender's configuration and packages in place. @throws Error if they cannot be installed. */
export async function prepare(contender: Contender): Promise<Prepared> {
  if (contender.template === undefined)
    return { contender, folder: copyWebsite(contender.id), node: process.execPath }
  // This engine resolves its own packages only within the project.
  const folder = join(contender.id === 'ours' ? OWN_WORK : WORK, contender.template)
  const source = join(TEMPLATES, contender.template)
  rmSync(join(folder, contender.docs), { recursive: true, force: true })
  await installPackages(source, folder)
  cpSync(source, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  return { contender, folder, node: contender.needsNewerNode ? await newerNode() : process.execPath }
}

/** Installs what a lockfile pins, unless that is already done. */
async function installPackages(source: string, folder: string, args: string[] = []): Promise<void> {
  const lock = join(source, 'package-lock.json')
  const isDone = (file: string) => existsSync(file) && readFileSync(file).equals(readFileSync(lock))
  if (!existsSync(lock) || isDone(join(folder, 'node_modules/.installed-lock.json'))) return
  console.error(`Installing ${folder}`)
  mkdirSync(folder, { recursive: true })
  if (source !== folder)
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(folder, file))
  const quiet = ['--no-audit', '--no-fund', ...args]
  const strict = await capture('npm', ['ci', ...quiet], { cwd: folder })
  // `npm ci` rejects a lockfile without the packages for other platforms, which not every registry has.
  const done =
    strict.code === 0
      ? strict
      : await capture('npm', ['install', '--no-package-lock', ...quiet], { cwd: folder })
  if (done.code !== 0) throw new Error(`npm ended with ${done.code}: ${strict.stderr.slice(-600)}`)
  cpSync(lock, join(folder, 'node_modules/.installed-lock.json'))
}

/** Returns this Node if it is new enough, or else one from npm. */
async function newerNode(): Promise<string> {
  if (Number(process.versions.node.split('.')[0]) >= NEWER) return process.execPath
  const folder = join(WORK, 'node')
  await installPackages(join(TEMPLATES, 'node'), folder)
  return join(folder, 'node_modules/node/bin/node')
}

/** Returns the size of a contender's install; for this engine, its own files and the packages that sites need. */
export async function installFigures({ contender, folder }: Prepared): Promise<InstallFigures> {
  if (contender.template !== 'ours') return weigh(folder)
  const own = join(WORK, 'engine')
  for (const file of [
    'package.json',
    'package-lock.json',
    'engine/package.json',
    'samples/package.json',
    'website/package.json',
  ])
    cpSync(join(root, file), join(own, file))
  await installPackages(own, own, ['--omit=dev', '--workspace=engine'])
  const { bytes, packages } = weigh(own)
  return { bytes: bytes + sizeOf(join(root, 'engine'), isOfPackage), packages: packages + 1 }
}

function weigh(folder: string): InstallFigures {
  const modules = join(folder, 'node_modules')
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: true }>
  }
  const places = Object.entries(packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link,
  )
  return { bytes: sizeOf(modules, isOfPackage), packages: places.length }
}

/** Builds leave caches among the packages, in folders that begin with a dot. */
function isOfPackage(name: string): boolean {
  return !name.startsWith('.')
}

/** Returns the bytes of all files below a folder. `isMeant` filters the names directly inside it. */
function sizeOf(folder: string, isMeant: (name: string) => boolean = () => true): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (!isMeant(entry.name)) return sum
    if (entry.isDirectory()) return sum + sizeOf(path)
    return entry.isFile() ? sum + statSync(path).size : sum
  }, 0)
}
