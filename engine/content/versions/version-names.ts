import { existsSync, readdirSync } from 'node:fs'
import { join } from 'pathe'
import { keyLine } from '../../config/key-lines'
import type { SourceLocation } from '../../diagnostics/problem'
import type { Reporter } from '../../diagnostics/reporter'
import { nearest } from '../../diagnostics/words'
import { textAt } from '../files'
import {
  duplicateVersion,
  malformedVersions,
  missingVersionPart,
  unlistedVersions,
  type VersionPart,
  wrongVersionName,
} from './problems'

/** File with the names of the released versions, newest first. */
export const VERSIONS_FILE = 'versions.json'

/** Folders of the released versions' docs and sidebars. */
export const VERSIONED_DOCS = 'versioned_docs'
export const VERSIONED_SIDEBARS = 'versioned_sidebars'

/** The names of a set's files of versions, relative to the site's root. */
export interface SetFiles {
  list: string
  docs: string
  sidebars: string
}

/** The version in the docs folder. Where `versions.json` names it, it is no other. */
export const CURRENT = 'current'

/** Valid as the name of a folder and as part of a URL. */
const VALID_NAME = /^(?!\.+$)[^\s/\\#?%:*"<>|]+$/

export function isVersionName(name: string): boolean {
  return name !== CURRENT && VALID_NAME.test(name)
}

export interface VersionNames {
  /** The file that lists them, relative to the site's root. */
  file: string
  /** Newest first. */
  names: string[]
  /** Text of the file; empty if there is none. */
  text: string
}

/**
 * Returns the released versions of a set of docs; empty without the file that lists them. Invalid names, and folders of docs
 * without a list, are reported and left out.
 */
export function readVersionNames(
  root: string,
  { list: file, docs }: SetFiles,
  reporter: Reporter,
): VersionNames {
  const text = textAt(root, file)
  if (text === undefined) {
    const folders = namesIn(root, docs)
    if (folders.length > 0) reporter.report('warn', unlistedVersions(docs, file, folders))
    return { file, names: [], text: '' }
  }
  const list = parseList(file, text, reporter)
  const locationOf = (at: number) => ({ file, line: keyLine(text, [at]) })
  const isOther = (name: unknown, at: number): name is string =>
    name !== CURRENT && checkName(name, at, list, locationOf(at), reporter)
  return { file, names: list.filter(isOther), text }
}

function parseList(file: string, text: string, reporter: Reporter): unknown[] {
  const parsed = parseJson(text)
  if ('value' in parsed && Array.isArray(parsed.value)) return parsed.value
  const { line, received } = 'value' in parsed ? { line: 1, received: text } : parsed
  reporter.report('throw', malformedVersions({ file, line }, received))
  return []
}

function checkName(
  name: unknown,
  at: number,
  all: unknown[],
  location: SourceLocation,
  reporter: Reporter,
): name is string {
  if (typeof name !== 'string' || !isVersionName(name)) {
    reporter.report('throw', wrongVersionName(location, name))
    return false
  }
  const isFirst = all.indexOf(name) === at
  if (!isFirst) reporter.report('throw', duplicateVersion(location, name))
  return isFirst
}

/** Returns the value of a JSON text; for malformed JSON, the line (1-based) that cannot be read, and its text. */
export function parseJson(text: string): { value: unknown } | { line: number; received: string } {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // The error may lack a position, so this counts how many lines fail only for ending too early.
    const lines = text.trimEnd().split('\n')
    const wrong = lines.findIndex((_, index) => isWrong(lines.slice(0, index + 1).join('\n')))
    const line = wrong < 0 ? lines.length : wrong + 1
    return { line, received: text.split('\n')[line - 1]?.trim() ?? '' }
  }
}

function isWrong(start: string): boolean {
  try {
    JSON.parse(start)
    return false
  } catch (error) {
    const message = String(error)
    const position = /at position (\d+)/.exec(message)?.[1]
    const isAtEnd = position !== undefined && Number(position) >= start.length
    return !isAtEnd && !message.includes('Unexpected end of JSON input')
  }
}

export interface MissingFile {
  root: string
  released: VersionNames
  version: string
  part: VersionPart
  /** Folder of this part for all versions, relative to the site's root, and the name of one version's part in it. */
  folder: string
  nameOf(version: string): string
}

/** Reports that a version lacks its docs or its sidebars, suggesting files in the folder that no version uses. */
export function reportMissing(missing: MissingFile, reporter: Reporter): void {
  const { root, released, version, part, folder, nameOf } = missing
  const existing = namesIn(root, folder)
  const taken = released.names.map(nameOf)
  const free = existing.filter((name) => !taken.includes(name))
  const near = nearest(nameOf(version), free)
  const location = { file: released.file, line: keyLine(released.text, [released.names.indexOf(version)]) }
  const path = `${folder}/${nameOf(version)}`
  reporter.report('throw', missingVersionPart(location, part, { version, path, near, existing }))
}

/** Returns what is in a folder that may not exist. */
function namesIn(root: string, folder: string): string[] {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []
}
