/** What the engine says of a site that was written for another tool, for a command that takes it over, and its features. */
export { configFindings } from '../config/validate'
export { reportUnsupported } from '../markdown/checks/unsupported'
export { wordWithoutEffect } from '../markdown/code/problems'
export { FACTORIES } from '../site/own-modules'
export { loadModule } from '../site/site-module'
export { readWords } from '../site/theme-words'
