import type { ts } from 'ts-morph'
import type { NameInfo, PageNames } from '../compile/protocol'
import { compiler } from './compiler'
import { createDescriber } from './describe-name'
import type { Documented } from './documented'
import { createNameReader } from './name-of'
import type { VirtualFiles } from './virtual-files'

/** Returns the names in a program's samples that come from documented packages, or have their types. */
export function namesByPage(
  program: ts.Program,
  samples: VirtualFiles,
  documented: Documented,
  pageCount: number,
): PageNames[] {
  const pages = Array.from({ length: pageCount }, createPage)
  const checker = program.getTypeChecker()
  const read = createNameReader(checker, documented)
  const describe = createDescriber(checker)
  for (const { path, isCode, page, index } of samples.byPath.values()) {
    const file = isCode ? program.getSourceFile(path) : undefined
    if (!file) continue
    for (const node of identifiersIn(file)) {
      const found = read(node)
      if (!found) continue
      const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file))
      pages[page]?.add(describe(node, found), [index, line, character, node.text.length])
    }
  }
  return pages.map(({ names }) => names)
}

function identifiersIn(file: ts.SourceFile): ts.Identifier[] {
  const found: ts.Identifier[] = []
  const visit = (node: ts.Node): void => {
    if (compiler.isIdentifier(node)) found.push(node)
    compiler.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Collects the names of one page, which share equal descriptions. */
function createPage() {
  const names: PageNames = { infos: [], places: [] }
  const known = new Map<string, number>()
  return {
    names,
    add(info: NameInfo, [file, line, column, length]: [number, number, number, number]): void {
      const key = JSON.stringify(info)
      const at = known.get(key) ?? names.infos.push(info) - 1
      known.set(key, at)
      names.places.push([file, line, column, length, at])
    },
  }
}
