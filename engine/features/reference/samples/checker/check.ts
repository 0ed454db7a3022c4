import {
  type CheckAnswer,
  type CheckRequest,
  type DeclaredFinding,
  type Finding,
  type PageNames,
  type SamplePage,
  usesAngular,
} from '../compile/protocol'
import { checkAngular } from './check-angular'
import { checkTypeScript } from './check-typescript'
import { type DeclaredIndex, type DeclaredPiece, indexDeclared } from './declared-modules'
import type { Documented } from './documented'
import { findingsByPage, locate } from './findings'
import type { SharedFiles } from './host'
import { namesByPage } from './names'
import { createVirtualFiles } from './virtual-files'

/** Compiles the samples of many pages in two programs, one of which is for Angular, with its templates. */
export async function checkFiles({
  root,
  pages,
  declared,
  checkDeclared,
  documented,
}: CheckRequest): Promise<CheckAnswer> {
  const index = indexDeclared(root, declared)
  const context: Context = {
    root,
    declared: index,
    shared: new Map(),
    documented: documented && { declared: index, installed: documented },
  }
  const found = pages.map((): Finding[] => [])
  const names = pages.map((): PageNames => ({ infos: [], places: [] }))
  const seconds = { typescript: 0, angular: 0 }
  const declarations = checkDeclared ? [...context.declared.pieces] : []
  const answer: DeclaredFinding[] = []
  for (const group of groupsOf(pages)) {
    const before = process.cpuUsage()
    const requested = group.isAngular ? [] : declarations.splice(0)
    const results = await checkGroup(group, requested, context)
    group.pages.forEach(({ index }, at) => {
      found[index] = results.pages[at] ?? []
      names[index] = results.names[at] ?? { infos: [], places: [] }
    })
    answer.push(...results.declared)
    seconds[group.isAngular ? 'angular' : 'typescript'] += secondsSince(before)
  }
  return { pages: found, names, declared: answer, seconds }
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

interface Context {
  root: string
  declared: DeclaredIndex
  shared: SharedFiles
  documented: Documented | undefined
}

interface Group {
  isAngular: boolean
  pages: { index: number; page: SamplePage }[]
}

const GLOBAL = /\bdeclare\s+(?:global|module)\b/

/** A page that declares globals gets a program of its own, since other pages would see them too. */
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
  const { diagnostics, program } = isAngular
    ? await checkAngular(task, context.root)
    : checkTypeScript(
        task,
        declarations.map(({ path }) => path),
      )
  const sources = new Map(declarations.map(({ path, source }) => [path, source]))
  return {
    pages: findingsByPage(diagnostics, samples, pages.length),
    names:
      program && context.documented ? namesByPage(program, samples, context.documented, pages.length) : [],
    declared: diagnostics.flatMap((diagnostic) => {
      const found = locate(diagnostic)
      const path = found && sources.get(found.path)
      return found && path !== undefined ? [{ ...found, path }] : []
    }),
  }
}
