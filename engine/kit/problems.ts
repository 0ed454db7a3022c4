import type { Problem } from '../diagnostics/problem'
import { describe, listNames } from '../diagnostics/words'

/** @param packages With their versions. */
export function packagesMissing(feature: string, missing: string, packages: readonly string[]): Problem {
  return {
    what: `${feature} needs a package that is not installed: ${missing}`,
    expected: listNames(packages, 40),
    received: `no package ${describe(missing)}`,
    hint: `Run npm install ${packages.join(' ')}`,
  }
}
