import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { join, relative, resolve } from 'pathe'
import { globSync } from 'tinyglobby'
import { type Problem, SiteError } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import { bundlingFailed } from './problems'

/** The bundler's error. Which fields exist depends on the plugin that threw it. */
interface BundlerError extends Error {
  /** Absolute path of the module. */
  id?: string
  /** Line 1-based, column 0-based. */
  loc?: { file?: string; line?: number; column?: number }
  /** A code frame, used if there is no path: plain style sheets are bundled before they are parsed. */
  frame?: string
}

/**
 * Converts an error of the bundler for authors: each wrong module with its location and without a stack.
 * Returns other errors unchanged. `root` is the folder of the site.
 */
export function bundleFailure(failure: unknown, root = ''): unknown {
  if (!(failure instanceof Error) || !('errors' in failure) || !Array.isArray(failure.errors)) return failure
  // The disk failed, not a module. Number 2 is a file that does not exist, such as one below an alias.
  if (/\(os error (?!2\))\d+\)/.test(failure.message)) return failure
  const errors: BundlerError[] = failure.errors
  return new SiteProblems(
    errors.map((error) => problemOf(error, root)),
    { cause: failure },
  )
}

/** A line that only counts the errors below it: `Transform failed with 1 error:`. */
const COUNTED = /failed with \d+ errors?:$/

function problemOf(error: BundlerError, root: string): Problem {
  if (error instanceof SiteError) return error.problem
  const message = stripVTControlCharacters(error.message)
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !COUNTED.test(line))
  const reason = fromRoot((lines[0] ?? message).trim().replace(/^\[[^\]]*\]:? */, ''), root)
  const { file, ...location } = locationOf(error, message)
  if (file !== undefined) return bundlingFailed({ file: relative(root, file), ...location }, reason)
  const sheet = error.frame === undefined ? undefined : styleSheetOf(error.frame, root)
  if (sheet) return bundlingFailed(sheet, reason)
  return bundlingFailed({}, error.frame === undefined ? reason : `${reason}\n${error.frame}`)
}

/** Sheets are parsed only once joined, so returns the sheet that contains the last frame line found in any. */
function styleSheetOf(frame: string, root: string): { file: string; line: number } | undefined {
  const shown = frame.split('\n').flatMap((line) => /^\s*\d+ \|(.*)$/.exec(line)?.[1]?.trim() || [])
  const sheets = globSync('**/*.css', { cwd: root, ignore: ['**/node_modules/**'] }).sort()
  for (const wrong of shown.toReversed()) {
    for (const file of sheets) {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      const at = lines.findIndex((line) => line.trim().length > 2 && wrong.startsWith(line.trim()))
      if (at >= 0) return { file, line: at + 1 }
    }
  }
  return undefined
}

/**
 * Makes paths inside the site relative to its folder. The bundler's are absolute, or relative to the working
 * directory.
 */
function fromRoot(text: string, root: string): string {
  return text.replace(/[^\s"']*[\\/][^\s"']*/g, (path) => {
    const file = relative(root, resolve(path))
    return file.startsWith('..') || path.startsWith('./') ? path : file
  })
}

function locationOf({ id, loc }: BundlerError, message: string): Pick<Problem, 'file' | 'line' | 'column'> {
  const file = loc?.file ?? id
  const { line: at, column: offset } = loc ?? {}
  const place = at === undefined ? {} : { line: at, ...(offset === undefined ? {} : { column: offset + 1 }) }
  if (file !== undefined) return { file, ...place }
  const [, framePath, line, column] = FRAME.exec(message) ?? []
  if (framePath !== undefined) return { file: resolve(framePath), line: Number(line), column: Number(column) }
  const [, importer, entry] = NAMED.exec(message) ?? []
  const named = importer ?? (entry && resolve(entry))
  return named === undefined ? {} : { file: named }
}

/** The header of a code frame, relative to the working directory: `[ docs/Lamp.island.tsx:2:1 ]`. */
const FRAME = /\[ (.+):(\d+):(\d+) \]/

const NAMED = / from "([^"]+)"|entry module (.+)\.$/m
