import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'

/** True for a script that gives its value as CommonJS does. */
export function isCommonJs(text: string): boolean {
  return /^\s*(module\.)?exports\b/m.test(text)
}

/** What a CommonJS script exports, whatever the package around it is. */
export function runCommonJs(file: string, text: string): unknown {
  const module: { exports: unknown } = { exports: {} }
  const run = compileFunction(text, ['module', 'exports', 'require'], { filename: file })
  run(module, module.exports, createRequire(file))
  return module.exports
}
