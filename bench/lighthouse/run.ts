// `npm run bench:lighthouse`: prints Lighthouse's scores, on a phone, for this site or a built one in a given folder.
// They are never asserted.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromiumArgs, ensureChromium } from '../../tests/chromium'
import { capture } from '../../tests/commands'
import { serve } from '../../tests/docs-cli'
import { root } from '../../tests/root'
import { BASE } from '../compare/contender'
import { serveStatic } from '../compare/measure/static-server'
import { type Examined, type LighthouseReport, lostPoints, scoresTable } from './report'

const RUNS = 5
const HERE = join(root, 'bench/lighthouse')
const LIGHTHOUSE = join(HERE, 'node_modules/lighthouse/cli/index.js')
const PAGES = {
  home: '',
  'a docs page': 'atomic/authentication/login',
  'types table': 'atomic/types/types_table',
}

await install()
const chromium = await ensureChromium()
const named = process.argv[2]
const dist = resolve(named ?? join(root, 'dist'))
const command = named === undefined ? ['start', 'website', '--out', dist] : ['serve', dist, '--base', BASE]
const site = await serve([...command, '--port', '0'])
// The site's own server responds with status 404, for which Lighthouse has no scores.
const files = await serveStatic(dist)
try {
  const pages = await examineAll([
    ...Object.entries(PAGES).map(([name, path]) => ({ name, url: site.url + path })),
    { name: 'not-found page', url: `${files.url}404.html` },
  ])
  console.log(`\n${scoresTable(pages)}\n`)
  for (const line of lostPoints(pages)) console.log(line)
} finally {
  files.stop()
  await site.stop()
}

/** Installs the version in the lockfile, on the first run. */
async function install(): Promise<void> {
  if (existsSync(LIGHTHOUSE)) return
  console.error('Installing Lighthouse: npm ci in bench/lighthouse')
  const { code, stderr } = await capture('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE })
  if (code !== 0) throw new Error(`npm ci ended with ${code}.\n${stderr}`)
}

/** Alternates pages, so that other load on the machine affects all of them alike. */
async function examineAll(pages: { name: string; url: string }[]): Promise<Examined[]> {
  const examined = pages.map((page) => ({ ...page, runs: [] as LighthouseReport[] }))
  for (let run = 1; run <= RUNS; run++) {
    for (const { name, url, runs } of examined) {
      console.error(`Run ${run} of ${RUNS}: ${name}`)
      runs.push(await examine(url))
    }
  }
  return examined
}

/** Runs once with a phone's network and processor, in a fresh browser. */
async function examine(url: string): Promise<LighthouseReport> {
  const flags = ['--headless', ...chromiumArgs].join(' ')
  const quiet = ['--quiet', '--no-enable-error-reporting', '--output=json', '--output-path=stdout']
  const { code, stdout, stderr } = await capture(
    process.execPath,
    [LIGHTHOUSE, url, ...quiet, `--chrome-flags=${flags}`],
    { env: { CHROME_PATH: chromium } },
  )
  if (!stdout.startsWith('{')) throw new Error(`Lighthouse ended with ${code}.\n${stderr}`)
  const report: LighthouseReport = JSON.parse(stdout)
  return report
}
