import { posix } from 'node:path'
import { findLanguage } from '../../markdown/code/languages'
import type { SampleFence } from '../fences/read-fences'
import type { SampleFile } from './protocol'

const COMPILED = ['typescript', 'tsx', 'angular-ts']

/** Languages of fences that a sample may use as its template, its styles or its data. */
const RESOURCES = ['html', 'angular-html', 'css', 'scss', 'sass', 'less', 'json']

/** Declares the `respond` function that the runtime provides to samples that are run. */
const RESPOND =
  'declare function respond(endpoint: string, body?: unknown, ' +
  'init?: { status?: number; headers?: Record<string, string>; delay?: number }): void'

export function isSample({ language }: SampleFence): boolean {
  return COMPILED.includes(idOf(language))
}

/** Returns the file that the compiler sees for a fence, or undefined if the fence is not a file. */
export function sampleFile(fence: SampleFence, index: number): SampleFile | undefined {
  const { language, title = '', noCheck, run, code } = fence
  if (isSample(fence)) {
    const name =
      fileName(title, /\.tsx?$/) ?? `sample-${index + 1}.${idOf(language) === 'tsx' ? 'tsx' : 'ts'}`
    return { name, isCode: noCheck === undefined, text: run ? `${code}\n${RESPOND}\n` : code }
  }
  const name = RESOURCES.includes(idOf(language)) ? fileName(title, /\.\w+$/) : undefined
  return name === undefined ? undefined : { name, isCode: false, text: code }
}

/** Returns the title if it is a relative file path within the page, rather than prose. */
function fileName(title: string, ending: RegExp): string | undefined {
  const path = posix.normalize(title.trim()).replace(/^\/+/, '')
  return ending.test(path) && !/[\s:*?"<>|\\]|^\.\.\//.test(path) ? path : undefined
}

function idOf(language: string): string {
  return findLanguage(language)?.id ?? ''
}
