import { posix } from 'node:path'
import { findLanguage } from '../../markdown/code/languages'
import type { SampleFence } from '../fences/read-fences'
import type { SampleFile } from './protocol'

const COMPILED = ['typescript', 'tsx', 'angular-ts']

/** Fences of other languages that a sample may name as its template, its styles or its data. */
const RESOURCES = ['html', 'angular-html', 'css', 'scss', 'sass', 'less', 'json']

/** What the stand-in for a server answers, in samples that are run. */
const RESPOND =
  'declare function respond(endpoint: string, body?: unknown, ' +
  'init?: { status?: number; headers?: Record<string, string>; delay?: number }): void'

export function isSample({ language }: SampleFence): boolean {
  return COMPILED.includes(idOf(language))
}

/** The file that a fence is to the compiler; undefined for one that is none. */
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

/** A title that is the path of a file: neither words, nor a place outside the page. */
function fileName(title: string, ending: RegExp): string | undefined {
  const path = posix.normalize(title.trim()).replace(/^\/+/, '')
  return ending.test(path) && !/[\s:*?"<>|\\]|^\.\.\//.test(path) ? path : undefined
}

function idOf(language: string): string {
  return findLanguage(language)?.id ?? ''
}
