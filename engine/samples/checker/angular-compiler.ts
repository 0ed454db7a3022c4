import { pathToFileURL } from 'node:url'
import type { ts } from 'ts-morph'
import { requireThere } from './compiler'

/** What is used of `@angular/compiler-cli`, which the engine does not depend on. */
export interface AngularCompiler {
  createProgram(options: { rootNames: string[]; options: AngularOptions; host: AngularHost }): AngularProgram
}

export interface AngularOptions extends ts.CompilerOptions {
  basePath: string
  strictTemplates: boolean
}

export interface AngularHost extends ts.CompilerHost {
  /** Null for a resource that is left out. */
  resourceNameToFileName(name: string, from: string): string | null
  readResource(path: string): string
}

interface AngularProgram {
  getTsProgram(): ts.Program
  getTsSyntacticDiagnostics(file: ts.SourceFile): readonly ts.Diagnostic[]
  getTsSemanticDiagnostics(file: ts.SourceFile): readonly ts.Diagnostic[]
  getNgStructuralDiagnostics(): readonly ts.Diagnostic[]
  getNgSemanticDiagnostics(): readonly ts.Diagnostic[]
}

/** Loads the compiler of the workspace; only pages with Angular need it. */
export function loadAngular(): Promise<AngularCompiler> {
  return import(/* @vite-ignore */ pathToFileURL(requireThere.resolve('@angular/compiler-cli')).href)
}
