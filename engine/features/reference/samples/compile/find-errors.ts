import { hash, openStore } from '../../../../kit/cache'
import type { Located } from '../../api/model/locate'
import { askChecker, type CheckerRun, checkerVersion } from './checker-process'
import type { CheckAnswer, DeclaredFinding, Finding, PageNames, SamplePage } from './protocol'

export interface Search extends CheckerRun {
  /** Absolute path of the site's folder. */
  root: string
  pages: readonly SamplePage[]
  /** Packages that the site adds to those of the workspace. */
  packages: readonly string[]
  declared: readonly Located[]
  /** Names of the installed packages that the site documents. Absent if no names are described. */
  documented?: string[]
  /** Absolute path of the cache folder. */
  cache: string
}

export interface Found {
  /** One list per page. */
  pages: Finding[][]
  /** Descriptions of each page's names. */
  names: PageNames[]
  declared: DeclaredFinding[]
  /** Number of pages compiled in this run rather than read from the cache. */
  compiled: number
  seconds: CheckAnswer['seconds']
}

interface CachedPage {
  findings: Finding[]
  names: PageNames
}

export const NO_NAMES: PageNames = { infos: [], places: [] }

/** Returns all compiler errors, and descriptions of names. Recompiles pages whose samples or packages changed. */
export async function findErrors(search: Search): Promise<Found> {
  const { root, pages, packages, declared, documented, cache, ...run } = search
  const store = openStore(cache, 'reference/findings')
  const { pageKey, declaredKey } = keysOf(
    declared,
    hash(checkerVersion(root, packages, run.workspace), documented?.join() ?? 'no names'),
  )
  const keys = pages.map(pageKey)
  const cached = keys.map((key) => store.get<CachedPage>(key))
  const cachedDeclared = store.get<DeclaredFinding[]>(declaredKey)
  store.forgetUnused()
  const fresh = pages.flatMap((page, index) => (cached[index] ? [] : [{ page, index }]))
  const checkDeclared = declared.length > 0 && cachedDeclared === undefined
  const found: Found = {
    pages: cached.map((page) => page?.findings ?? []),
    names: cached.map((page) => page?.names ?? NO_NAMES),
    declared: cachedDeclared ?? [],
    compiled: fresh.length,
    seconds: { typescript: 0, angular: 0 },
  }
  if (fresh.length === 0 && !checkDeclared) return found
  const modules = declared.map(({ name, folder, entries }) => ({ name, folder, files: entries }))
  const request = {
    root,
    pages: fresh.map(({ page }) => page),
    declared: modules,
    checkDeclared,
    ...(documented ? { documented } : {}),
  }
  const answer = await askChecker(request, run)
  for (const [at, { index }] of fresh.entries()) {
    const page: CachedPage = { findings: answer.pages[at] ?? [], names: answer.names[at] ?? NO_NAMES }
    found.pages[index] = page.findings
    found.names[index] = page.names
    store.set(keys[index] ?? '', page)
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
