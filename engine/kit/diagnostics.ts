/** Problems: mistakes of an author, with their place and a likely fix, and what collects them. */

export { locateThrow } from '../diagnostics/locate-throw'
export {
  formatProblem,
  SiteError,
  type SourceLocation,
} from '../diagnostics/problem'
export {
  collectProblems,
  createReporter,
  isFatal,
  type ReportedProblem,
  type Reporter,
} from '../diagnostics/reporter'
