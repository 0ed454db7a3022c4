/** What the engine says of a site that was written for another tool, for a command that takes it over. */
export { configFindings } from '../config/validate'
export { wordWithoutEffect } from '../markdown/code/problems'
export { reportUnsupported } from '../markdown/plugins/unsupported'
export { readWords } from '../site/theme-words'
