import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import { formatProblem } from '../../../../kit/diagnostics'
import { readSitePackages } from '../../../../kit/packages'
import { testFences } from '../fences/testing'
import type { Observed } from './observation'
import { type Acceptance, createObserver } from './observer'

/** A temporary site with a cache folder, for one test. */
export interface TestSite {
  root: string
  write(path: string, text: string): void
  /** Returns the effects of a page's samples in order, and the problems as printed. */
  observe(
    text: string,
    options?: { accepts?: Acceptance; packages?: string[]; server?: string; cache?: string },
  ): Promise<Seen>
  remove(): void
}

interface Seen {
  observations: Observed[][]
  /** Severity and text. */
  problems: string[]
}

export function testSite(): TestSite {
  const root = mkdtempSync(join(tmpdir(), 'docs-run-'))
  return {
    root,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    async observe(text, { accepts = 'everything', packages = [], server, cache = join(root, 'cache') } = {}) {
      const readFences = testFences()
      const setup = { root, cache, readFences, packages: () => readSitePackages(root, packages), server }
      const observer = createObserver({ ...setup, accepts, onBroken: 'throw' })
      const { observations, problems } = await observer.observe({ path: 'docs/a.mdx', text })
      return {
        observations: [...observations.values()],
        problems: problems.map(({ severity, problem }) => `${severity}: ${formatProblem(problem)}`),
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

/** Returns a page with one sample for each code. */
export function pageWith(...codes: string[]): string {
  return codes.map((code) => `\`\`\`ts run\n${code}\n\`\`\`\n`).join('\n')
}
