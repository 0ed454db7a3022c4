import type { Located } from '../../api/model/locate'
import { hash } from '../../cache/hash'
import { openStore } from '../../cache/store'
import { askChecker, type CheckerRun, checkerVersion } from './checker-process'
import type { CheckAnswer, DeclaredFinding, Finding, SamplePage } from './protocol'

export interface Search extends CheckerRun {
  /** Absolute path of the site's folder. */
  root: string
  pages: readonly SamplePage[]
  /** Packages that the site adds to those of the workspace. */
  packages: readonly string[]
  declared: readonly Located[]
  /** Absolute path of the cache folder. */
  cache: string
}

export interface Found {
  /** One list per page. */
  pages: Finding[][]
  declared: DeclaredFinding[]
  /** Number of pages compiled in this run rather than read from the cache. */
  compiled: number
  seconds: CheckAnswer['seconds']
}

/**
 * Returns all compiler errors. Recompiles a page only if its samples, or the packages they use, have changed.
 */
export async function findErrors({ root, pages, packages, declared, cache, ...run }: Search): Promise<Found> {
  const store = openStore(cache, 'findings')
  const { pageKey, declaredKey } = keysOf(declared, checkerVersion(root, packages, run.workspace))
  const keys = pages.map(pageKey)
  const cached = keys.map((key) => store.get<Finding[]>(key))
  const cachedDeclared = store.get<DeclaredFinding[]>(declaredKey)
  store.forgetUnused()
  const fresh = pages.flatMap((page, index) => (cached[index] ? [] : [{ page, index }]))
  const checkDeclared = declared.length > 0 && cachedDeclared === undefined
  const found: Found = {
    pages: cached.map((findings) => findings ?? []),
    declared: cachedDeclared ?? [],
    compiled: fresh.length,
    seconds: { typescript: 0, angular: 0 },
  }
  if (fresh.length === 0 && !checkDeclared) return found
  const modules = declared.map(({ name, entries }) => ({ name, files: entries }))
  const request = { root, pages: fresh.map(({ page }) => page), declared: modules, checkDeclared }
  const answer = await askChecker(request, run)
  for (const [at, { index }] of fresh.entries()) {
    const findings = answer.pages[at] ?? []
    found.pages[index] = findings
    store.set(keys[index] ?? '', findings)
  }
  if (checkDeclared) {
    found.declared = answer.declared
    store.set(declaredKey, answer.declared)
  }
  return { ...found, seconds: answer.seconds }
}

/**
 * Declarations are part of a page's key only if the page mentions them, so that an edit recompiles few pages.
 */
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
