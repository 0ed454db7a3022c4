import type { ts } from 'ts-morph'
import { compiler } from './compiler'

/** Options for samples. Libraries are not checked, because errors are requested for certain files only. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: compiler.ScriptTarget.ES2022,
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  moduleDetection: compiler.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  jsx: compiler.JsxEmit.ReactJSX,
  experimentalDecorators: true,
  resolveJsonModule: true,
  noEmit: true,
}
