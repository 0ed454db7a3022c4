import { existsSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import { keyLine } from '../../config/key-lines'
import type { Reporter } from '../../diagnostics/reporter'
import { duplicateVersion, malformedVersions, wrongVersionName } from './problems'

/** Names of the kept versions, newest first. */
export const VERSIONS_FILE = 'versions.json'

/** Folders of the kept versions: their docs, and their sidebars. */
export const VERSIONED_DOCS = 'versioned_docs'
export const VERSIONED_SIDEBARS = 'versioned_sidebars'

/** The version in the docs folder, which the file does not name. */
export const CURRENT = 'current'

/** Fit to be a folder and a part of an address. */
const FIT = /^(?!\.+$)[^\s/\\#?%:*"<>|]+$/

export interface VersionNames {
  /** Newest first. */
  names: string[]
  /** Text of the file; empty where there is none. */
  text: string
}

/** Reads the names of the kept versions: none without a `versions.json`. What cannot be one is left out. */
export function readVersionNames(root: string, reporter: Reporter): VersionNames {
  const file = join(root, VERSIONS_FILE)
  if (!existsSync(file)) return { names: [], text: '' }
  const text = readFileSync(file, 'utf8')
  const found = parse(text, reporter)
  return { names: found.flatMap((name, at) => usable(name, at, found, text, reporter)), text }
}

function parse(text: string, reporter: Reporter): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return value
    reporter.report('throw', malformedVersions({ file: VERSIONS_FILE, line: 1 }, text))
  } catch {
    const line = jsonErrorLine(text)
    const received = text.split('\n')[line - 1]?.trim() ?? ''
    reporter.report('throw', malformedVersions({ file: VERSIONS_FILE, line }, received))
  }
  return []
}

function usable(name: unknown, at: number, all: unknown[], text: string, reporter: Reporter): string[] {
  const place = { file: VERSIONS_FILE, line: keyLine(text, [at]) }
  if (typeof name !== 'string' || name === CURRENT || !FIT.test(name)) {
    reporter.report('throw', wrongVersionName(place, name))
    return []
  }
  if (all.indexOf(name) === at) return [name]
  reporter.report('throw', duplicateVersion(place, name))
  return []
}

/**
 * The line (1-based) that `JSON.parse` cannot take. Its error does not always tell the place: all lines up to that
 * one fail because they end too early, and that one for another reason.
 */
export function jsonErrorLine(text: string): number {
  const lines = text.trimEnd().split('\n')
  const at = lines.findIndex((_, index) => isWrong(lines.slice(0, index + 1).join('\n')))
  return at < 0 ? lines.length : at + 1
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
