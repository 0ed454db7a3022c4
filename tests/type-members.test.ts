import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { Node, Project, type Symbol as TypeSymbol, ts } from 'ts-morph'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from './built-site'
import { root } from './root'

let site: string
/** Names of the members that TypeScript's checker finds, by type. Members of TypeScript's libraries do not count. */
let checked: Map<string, string[]>

beforeAll(async () => {
  site = await ensureBuilt('website')
  checked = membersByType(declarationsOf('@sinequa/atomic'))
}, 240_000)

test('the twin of the types page lists every member that the type checker knows', () => {
  const lines = typeLines(readFileSync(join(site, 'atomic/types/types_table.md'), 'utf8'))
  expect([...lines.keys()].filter((name) => checked.has(name)).length).toBeGreaterThan(90)
  for (const [name, line] of lines) expect.soft(missing(name, namesInLine(line)), name).toEqual([])
})

test('the collected text for language models has the same lines', () => {
  const lines = typeLines(readFileSync(join(site, 'atomic/types/types_table.md'), 'utf8'))
  const all = readFileSync(join(site, 'llms-full.txt'), 'utf8')
  for (const [name, line] of lines) expect.soft(all.includes(line), name).toBe(true)
})

test('the fold of a type on the page lists every member that the type checker knows', () => {
  const document = parseDocument(readFileSync(join(site, 'atomic/types/types_table.html'), 'utf8'))
  const rows = DomUtils.getElementsByTagName('div', document).filter(({ attribs }) =>
    checked.has(attribs.id ?? ''),
  )
  expect(rows.length).toBeGreaterThan(90)
  for (const row of rows) {
    const name = row.attribs.id ?? ''
    const codes = DomUtils.getElementsByTagName('code', row).map(DomUtils.textContent)
    const words = new Set(codes.flatMap((code) => code.match(/[\w$.]+|\[[^\]]*\]/g) ?? []))
    expect.soft(missing(name, words), name).toEqual([])
  }
})

test('every member of the types that applications read most has a meaning', () => {
  const lines = typeLines(readFileSync(join(site, 'atomic/types/types_table.md'), 'utf8'))
  const read = ['Result', 'CCQuery', 'Query', 'Principal', 'Article', 'Aggregation', 'UserSettings']
  for (const name of read) {
    const [, ...members] = lines.get(name)?.split('\n') ?? []
    expect.soft(members.length, name).toBeGreaterThan(0)
    expect
      .soft(
        members.filter((line) => !/`: \S/.test(line)),
        name,
      )
      .toEqual([])
  }
})

function missing(type: string, shown: ReadonlySet<string>): string[] {
  return (checked.get(type) ?? []).filter((member) => !shown.has(member))
}

/** Returns the twin's line of each type, with those of its members. */
function typeLines(twin: string): Map<string, string> {
  const lines = twin.matchAll(/^- `([\w$]+)` \(\w+\).*(?:\n {2}- .*)*/gm)
  return new Map([...lines].map(([line, name = '']) => [name, line]))
}

/** Returns the names in `Members: \`name?: string\`, …`, or in a list of members with their meanings. */
function namesInLine(line: string): Set<string> {
  const list = line.slice(Math.max(0, line.lastIndexOf('Members: ')))
  return new Set([...list.matchAll(/`([^`?:]+?)\??: /g)].map(([, name = '']) => name))
}

function declarationsOf(name: string): string {
  const { resolve } = createRequire(join(root, 'website/package.json'))
  return join(dirname(resolve(name)), 'index.d.ts')
}

function membersByType(entry: string): Map<string, string[]> {
  const project = new Project({
    compilerOptions: {
      strict: true,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.esnext.d.ts'],
    },
    skipAddingFilesFromTsConfig: true,
  })
  const file = project.addSourceFileAtPath(entry)
  project.resolveSourceFileDependencies()
  const types = [...file.getExportedDeclarations()].flatMap(([name, [node]]) => {
    const isType =
      Node.isTypeAliasDeclaration(node) || Node.isInterfaceDeclaration(node) || Node.isClassDeclaration(node)
    return isType && !node.getType().isUnion() ? [[name, node.getType().getProperties()] as const] : []
  })
  return new Map(types.map(([name, members]) => [name, members.filter(isOwn).map((one) => one.getName())]))
}

function isOwn(member: TypeSymbol): boolean {
  return member
    .getDeclarations()
    .some((node) => !node.getSourceFile().getFilePath().includes('/typescript/lib/'))
}
