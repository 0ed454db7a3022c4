import { readFileSync } from 'node:fs'
import { isAbsolute } from 'pathe'
import { hash } from '../../cache/hash'
import { packageDigests } from '../../cache/package-digest'
import { placeOfMachine } from '../../cache/place'
import { runCodeOf, surroundingsOf } from '../../cache/stable-code'

const SCRIPT = /\.[cm]?[jt]sx?$/

/** What a bundler runs makes modules, which have keys of their own. */
const OF_BUNDLER = /(?:^|[@/-])(?:vite|vitejs|rollup|unplugin)(?:$|[/-])/

/**
 * Returns what the code of a site's configuration depends on besides its files: packages, variables of the environment, the
 * zone and the language. Undefined if the same result cannot be expected in a later build.
 */
export function ownCode(files: readonly string[]): string | undefined {
  const digestOf = packageDigests()
  const parts: (string | undefined)[] = files
    .filter((file) => SCRIPT.test(file))
    .flatMap((file) => {
      const { code, imports } = runCodeOf(file, readFileSync(file, 'utf8'))
      // Files of the site are in the list, and checked as well.
      const packages = imports.filter(
        (name) => !/^\./.test(name) && !isAbsolute(name) && !OF_BUNDLER.test(name),
      )
      return [surroundingsOf(code), ...packages.map((name) => digestOf(name, file))]
    })
  return parts.every((part) => part !== undefined) ? hash(placeOfMachine(), ...parts) : undefined
}
