import {
  type CheckAnswer,
  type CheckRequest,
  type DeclaredFinding,
  type Finding,
  type SamplePage,
  usesAngular,
} from '../compile/protocol'
import { checkAngular } from './check-angular'
import { checkTypeScript } from './check-typescript'
import { type DeclaredIndex, type DeclaredPiece, indexDeclared } from './declared-modules'
import { findingsByPage, locate } from './findings'
import type { SharedFiles } from './host'
import { createVirtualFiles } from './virtual-files'

/** Compiles the samples of many pages at once: two programs, one of them with Angular's templates. */
export async function check({ root, pages, declared, checkDeclared }: CheckRequest): Promise<CheckAnswer> {
  const context: Context = { root, declared: indexDeclared(root, declared), shared: new Map() }
  const found = pages.map((): Finding[] => [])
  const seconds = { typescript: 0, angular: 0 }
  const declarations = checkDeclared ? [...context.declared.pieces] : []
  const answer: DeclaredFinding[] = []
  for (const group of groupsOf(pages)) {
    const before = process.cpuUsage()
    const asked = group.isAngular ? [] : declarations.splice(0)
    const results = await checkGroup(group, asked, context)
    group.pages.forEach(({ index }, at) => {
      found[index] = results.pages[at] ?? []
    })
    answer.push(...results.declared)
    seconds[group.isAngular ? 'angular' : 'typescript'] += secondsSince(before)
  }
  return { pages: found, declared: answer, seconds }
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

interface Context {
  root: string
  declared: DeclaredIndex
  shared: SharedFiles
}

interface Group {
  isAngular: boolean
  pages: { index: number; page: SamplePage }[]
}

const GLOBAL = /\bdeclare\s+(?:global|module)\b/

/** What a page declares for the whole program would reach the other pages: it gets a program of its own. */
function groupsOf(pages: readonly SamplePage[]): Group[] {
  const plain: Group = { isAngular: false, pages: [] }
  const angular: Group = { isAngular: true, pages: [] }
  const alone: Group[] = []
  for (const [index, page] of pages.entries()) {
    const group = usesAngular(page) ? angular : plain
    const isGlobal = page.files.some(({ isCode, text }) => isCode && GLOBAL.test(text))
    if (isGlobal) alone.push({ isAngular: group.isAngular, pages: [{ index, page }] })
    else group.pages.push({ index, page })
  }
  return [plain, angular, ...alone]
}

async function checkGroup(
  { isAngular, pages }: Group,
  declarations: readonly DeclaredPiece[],
  context: Context,
) {
  const samples = createVirtualFiles(
    context.root,
    pages.map(({ page }) => page),
  )
  const task = { ...context, samples }
  const diagnostics = isAngular
    ? await checkAngular(task, context.root)
    : checkTypeScript(
        task,
        declarations.map(({ path }) => path),
      )
  const sources = new Map(declarations.map(({ path, source }) => [path, source]))
  return {
    pages: findingsByPage(diagnostics, samples, pages.length),
    declared: diagnostics.flatMap((diagnostic) => {
      const found = locate(diagnostic)
      const path = found && sources.get(found.path)
      return found && path !== undefined ? [{ ...found, path }] : []
    }),
  }
}
