import { defineMdastPlugin } from 'satteri'
import type { ExtendedPage, Problem } from '../../feature'
import { asFence, listHiddenLines, readFence } from '../../kit/fences'
import { fileNotFound, fileNotText, ownTextInFileFence, regionNotFound } from './problems'
import { regionNames, regionOf } from './regions'

/**
 * Fills fences such as ```` ```ts file="src/query.ts#build" ```` with a file, or with some of its regions. Must come
 * before all plugins that read code.
 */
export function fillFileFences({ source, report: reportTo, file: read, edit }: ExtendedPage) {
  return defineMdastPlugin({
    name: 'files in fences',
    options: { position: true },
    code(node, context) {
      const { file } = readFence(node.lang ?? '', node.meta ?? '')
      const { start, end } = node.position ?? {}
      if (file === undefined || start?.offset === undefined || end?.offset === undefined) return
      const place = { file: source.path, line: start.line }
      // Other tools show the word as a title, which it is here as well.
      if (node.value.trim() !== '') return reportTo('warn', { ...ownTextInFileFence(file), ...place })
      const report = (problem: Problem) => reportTo('throw', { ...problem, ...place })
      const value = codeOf(file, read, report)
      context.setProperty(node, 'value', value)
      const info = `${node.lang ?? ''} ${node.meta ?? ''}`
      edit({
        from: start.offset,
        to: end.offset,
        text: asFence(pickLines(value, node.lang ?? ''), info.trim()),
      })
    },
  })
}

/** Returns the regions named after `#`, separated by empty lines; the whole file if none are named. */
function codeOf(target: string, read: (path: string) => string | null, report: (problem: Problem) => void) {
  const [path = '', regions] = target.split('#')
  const text = read(path)
  if (text === null) {
    report(fileNotFound(path))
    return ''
  }
  if (/[\0\uFFFD]/.test(text)) {
    report(fileNotText(path))
    return ''
  }
  const codes = (regions?.split(',') ?? [undefined]).map((name) => {
    const code = regionOf(text, name?.trim())
    if (code === undefined) report(regionNotFound(path, name?.trim() ?? '', regionNames(text)))
    return code
  })
  return codes.join('\n\n')
}

function pickLines(code: string, language: string): string {
  const hidden = new Set(listHiddenLines(code, language, []))
  return code
    .split('\n')
    .filter((_, index) => !hidden.has(index))
    .join('\n')
}
