import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Located } from '../../api/model/locate'
import { hash } from '../../cache/hash'
import { writeWhole } from '../../cache/paths'
import { askChecker, type CheckerRun, checkerVersion } from './checker-process'
import {
  type CheckAnswer,
  type DeclaredFinding,
  declaredFinding,
  type Finding,
  finding,
  type SamplePage,
} from './protocol'

export interface Search extends CheckerRun {
  /** Absolute path of the site. */
  root: string
  pages: readonly SamplePage[]
  /** Packages that the site names, besides those of the workspace. */
  packages: readonly string[]
  declared: readonly Located[]
  /** Where results are kept. */
  cacheFile: string
}

export interface Found {
  /** One list for each page. */
  pages: Finding[][]
  declared: DeclaredFinding[]
  /** How many pages were compiled, and not known from an earlier run. */
  compiled: number
  seconds: CheckAnswer['seconds']
}

/** All errors of the compiler. A page is compiled only where its samples, or what they stand on, have changed. */
export async function findErrors({
  root,
  pages,
  packages,
  declared,
  cacheFile,
  ...run
}: Search): Promise<Found> {
  const kept = await readKept(cacheFile)
  const { pageKey, declaredKey } = keysOf(declared, checkerVersion(root, packages))
  const keys = pages.map(pageKey)
  const fresh = pages.flatMap((page, index) => (kept.pages[keys[index] ?? ''] ? [] : [{ page, index }]))
  const checkDeclared = declared.length > 0 && kept.declared[declaredKey] === undefined
  const found: Found = {
    pages: keys.map((key) => kept.pages[key] ?? []),
    declared: kept.declared[declaredKey] ?? [],
    compiled: fresh.length,
    seconds: { typescript: 0, angular: 0 },
  }
  if (fresh.length === 0 && !checkDeclared) return found
  const modules = declared.map(({ name, entries }) => ({ name, files: entries }))
  const request = { root, pages: fresh.map(({ page }) => page), declared: modules, checkDeclared }
  const answer = await askChecker(request, run)
  for (const [at, { index }] of fresh.entries()) found.pages[index] = answer.pages[at] ?? []
  if (checkDeclared) found.declared = answer.declared
  await writeKept(cacheFile, {
    pages: Object.fromEntries(keys.map((key, index) => [key, found.pages[index] ?? []])),
    declared: { [declaredKey]: found.declared },
  })
  return { ...found, seconds: answer.seconds }
}

/** Declarations are part of a page's key only where the page names them. */
function keysOf(declared: readonly Located[], version: string) {
  const files = declared.flatMap((own) => own.files)
  const declaredKey = hash(version, ...files.flatMap(({ path, text }) => [path, text]))
  const names = [...declared.map(({ name }) => name), ...files.flatMap(modulesIn)]
  const pageKey = ({ path, files }: SamplePage) => {
    const text = JSON.stringify(files)
    return hash(version, path, text, names.some((name) => text.includes(name)) ? declaredKey : '')
  }
  return { pageKey, declaredKey }
}

function modulesIn({ text }: { text: string }): string[] {
  return [...text.matchAll(/^declare module ['"]([^'"]+)['"]/gm)].map(([, name = '']) => name)
}

const keptFindings = z.object({
  /** What the compiler said of a page, by the hash of all that goes into it. */
  pages: z.record(z.string(), z.array(finding)),
  /** The same of all declarations at once. */
  declared: z.record(z.string(), z.array(declaredFinding)),
})

/** What is kept of the last check. */
export type KeptFindings = z.infer<typeof keptFindings>

/** Nothing, where the file is not there or is not what this version wrote. */
export async function readKept(file: string): Promise<KeptFindings> {
  try {
    return keptFindings.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { pages: {}, declared: {} }
  }
}

export async function writeKept(file: string, kept: KeptFindings): Promise<void> {
  await writeWhole(file, JSON.stringify(kept))
}
