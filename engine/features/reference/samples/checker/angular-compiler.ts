import { pathToFileURL } from 'node:url'
import type { ts } from 'ts-morph'
import { requireThere } from './compiler'

/** The parts of `@angular/compiler-cli` used here, typed by hand because the engine does not depend on it. */
export interface AngularCompiler {
  createProgram(options: { rootNames: string[]; options: AngularOptions; host: AngularHost }): AngularProgram
}

export interface AngularOptions extends ts.CompilerOptions {
  basePath: string
  strictTemplates: boolean
}

export interface AngularHost extends ts.CompilerHost {
  /** Returns null for a resource to leave out. */
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

/** Loads the workspace's compiler, which only pages with Angular need. */
export function loadAngular(): Promise<AngularCompiler> {
  return import(/* @vite-ignore */ pathToFileURL(requireThere.resolve('@angular/compiler-cli')).href)
}
