import { stripVTControlCharacters } from 'node:util'
import { relative, resolve } from 'pathe'
import { type Problem, SiteError } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import { bundlingFailed } from './problems'

/** What the bundler knows of an error; which fields are there depends on the plugin that threw it. */
interface BundlerError extends Error {
  /** Absolute path of the module. */
  id?: string
  /** Line 1-based, column 0-based. */
  loc?: { file?: string; line: number; column: number }
  /** The lines about the place, for want of a path: of a plain style sheet, which is bundled before it is parsed. */
  frame?: string
}

/**
 * A failure of the bundler as authors read it: each module that is wrong, with its place and without a stack.
 * What is not about modules comes back as it is. `root` is the folder of the site.
 */
export function bundleFailure(failure: unknown, root = ''): unknown {
  if (!(failure instanceof Error) || !('errors' in failure) || !Array.isArray(failure.errors)) return failure
  const errors: BundlerError[] = failure.errors
  return new SiteProblems(
    errors.map((error) => problemOf(error, root)),
    { cause: failure },
  )
}

function problemOf(error: BundlerError, root: string): Problem {
  if (error instanceof SiteError) return error.problem
  const message = stripVTControlCharacters(error.message)
  const [first = ''] = message.split('\n')
  const reason = fromRoot(first.replace(/^\[[^\]]*\]:? */, ''), root)
  const { file, ...place } = placeOf(error, message)
  if (file !== undefined) return bundlingFailed({ file: relative(root, file), ...place }, reason)
  return bundlingFailed({}, error.frame === undefined ? reason : `${reason}\n${error.frame}`)
}

/** Paths in messages are absolute, or start from the working directory. */
function fromRoot(text: string, root: string): string {
  return text.replace(/[^\s"']*[\\/][^\s"']*/g, (path) => {
    const file = relative(root, resolve(path))
    return file.startsWith('..') || path.startsWith('./') ? path : file
  })
}

function placeOf({ id, loc }: BundlerError, message: string): Pick<Problem, 'file' | 'line' | 'column'> {
  const file = loc?.file ?? id
  if (file !== undefined) return { file, ...(loc && { line: loc.line, column: loc.column + 1 }) }
  const [, framed, line, column] = FRAME.exec(message) ?? []
  if (framed !== undefined) return { file: resolve(framed), line: Number(line), column: Number(column) }
  const [, importer] = IMPORTER.exec(message) ?? []
  return importer === undefined ? {} : { file: importer }
}

/** Above the lines of code that a message shows: `[ docs/Lamp.island.tsx:2:1 ]`, from the working directory. */
const FRAME = /\[ (.+):(\d+):(\d+) \]/

const IMPORTER = / from "([^"]+)"/
