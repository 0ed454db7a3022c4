/** Says what is being worked on, so that a command that hangs can name it, and what the work has cost. */
export { cost } from '../diagnostics/cost'
export { rest, workOn } from '../diagnostics/progress'
