// `npm run first-minute`: what somebody does first with the package, from the registry's packages, on each version of Node.
// It takes some minutes. `npm run first-minute -- 22` is one version.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from '../commands'
import { root } from '../root'
import { Newcomer } from './newcomer'

const VERSIONS = ['20.19.0', '22', '24']

const EXTENDED = {
  'site.config.ts': `import { defineConfig } from 'docwright'
import { tideNote } from './features/tide-note'

export default defineConfig({
  title: 'Harbor',
  url: 'https://harbor.example.com',
  baseUrl: '/',
  docs: { routeBasePath: '/' },
  features: [tideNote({ port: 'Ebbside' })],
  theme: { components: { ArticleFooter: './components/SignedFooter.tsx' } },
})
`,
  'features/tide-note.ts': `import { defineFeature } from 'docwright/feature'

export const tideNote = defineFeature<{ port: string }>({
  name: 'tide-note',
  setup({ files }, { port }) {
    files(({ site }) => ({ [\`\${site.basePath}tides.txt\`]: () => \`Tides are those of \${port}.\` }))
  },
})
`,
  'components/SignedFooter.tsx': `import { ArticleFooter, type ArticleFooterProps } from 'docwright/theme'

export default function SignedFooter(props: ArticleFooterProps) {
  return (
    <>
      <p>Written at the harbor office.</p>
      <ArticleFooter {...props} />
    </>
  )
}
`,
}

const WITH_REACT_18 = {
  'components/Boats.island.tsx': `import { useState } from 'react'

export default function Boats() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{\`\${count} boats\`}</button>
}
`,
  'docs/boats.mdx': "import Boats from '@site/components/Boats.island'\n\n# Boats\n\n<Boats />\n",
}

/** Returns the folder of a `node` of this version, as the package of that name brings it. */
async function nodeOf(version: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  await capture('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], { cwd: folder })
  return join(folder, 'node_modules/node/bin')
}

async function firstMinute(version: string, folder: string, tarball: string): Promise<void> {
  const bin = await nodeOf(version, join(folder, `node-${version}`))
  const home = join(folder, `home-${version}`)
  mkdirSync(home)
  const newcomer = new Newcomer(home, bin)
  const start = performance.now()
  console.log(`\nNode ${await newcomer.type('node --version')}`)
  await newcomer.type(`npx --yes -p ${tarball} docs init my-docs --engine ${tarball}`)
  newcomer.enter('my-docs')
  await newcomer.type('npm install --no-audit --no-fund')
  await newcomer.open('dev', '<h1>Introduction</h1>')
  await newcomer.type('npm run new guides/first-steps')
  await newcomer.type('npm run build')
  await newcomer.open('start', '<h1>Introduction</h1>')
  newcomer.write(EXTENDED)
  await newcomer.type('npm run build')
  await newcomer.type('grep -c "Tides are those of Ebbside." dist/tides.txt')
  await newcomer.open('start', '<p>Written at the harbor office.</p>')
  await newcomer.type('npm install --no-audit --no-fund --save-exact react@18.3.1 react-dom@18.3.1')
  newcomer.write(WITH_REACT_18)
  await newcomer.type('npm run build')
  await newcomer.type('grep -c "0 boats" dist/boats.html')
  console.log(`Node ${version}: all of it in ${Math.round((performance.now() - start) / 1000)} s`)
}

const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'first-minute-'))
try {
  const packed = await capture('npm', ['pack', join(root, 'engine'), '--silent'], { cwd: folder })
  const tarball = join(folder, packed.stdout.trim())
  for (const version of wanted.length > 0 ? wanted : VERSIONS) await firstMinute(version, folder, tarball)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
