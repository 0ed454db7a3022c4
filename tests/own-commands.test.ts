import { afterAll, expect, test } from 'vitest'
import { capture } from './commands'
import { root } from './root'
import { copySite } from './site-copy'

const FEATURE = `import { defineFeature } from 'docwright/feature'

export const tides = defineFeature({
  name: 'tides',
  commands: {
    tide: {
      summary: 'says when it is high water',
      options: { harbor: { type: 'string', value: 'NAME', help: 'the harbor' } },
      run: async ({ options, site }) => \`\${(await site()).config.title}: noon at \${options.harbor}\`,
    },
  },
  setup() {},
})
`

const site = copySite('tests/fixtures/plain')
afterAll(() => site.remove())
site.write('tides.ts', FEATURE)
site.write(
  'site.config.ts',
  `import { tides } from './tides'

export default { title: 'Pier', url: 'https://pier.example.com', baseUrl: '/', features: [tides()] }
`,
)

function docs(args: string[], cwd = root) {
  const env = { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined, VITEST: undefined }
  return capture(process.execPath, [`${root}/engine/bin/docs.mjs`, ...args], { env, cwd })
}

test("a command of a site's own feature runs, with its options", async () => {
  const { stdout, stderr } = await docs(['tide', site.folder, '--harbor', 'Ebbside'])
  expect(stderr).toBe('')
  expect(stdout).toBe('Pier: noon at Ebbside\n')
})

test('with --cache, the site is loaded with that cache, to look its commands up and by the command', async () => {
  const cache = `${site.folder}/named-cache`
  site.edit('tides.ts', 'setup() {}', 'setup: ({ cache }) => console.log(cache)')
  const { stdout } = await docs(['tide', site.folder, '--harbor', 'Ebbside', '--cache', cache])
  expect(stdout).toBe(`${cache}\n${cache}\nPier: noon at Ebbside\n`)
  site.write('tides.ts', FEATURE)
})

test('help in the folder of the site lists it, and elsewhere it is no command', async () => {
  expect((await docs(['--help'], site.folder)).stdout).toMatch(
    /^ {2}tide <site> +says when it is high water$/m,
  )
  expect((await docs(['--help'])).stdout).not.toContain('tide')
  expect((await docs(['tide'])).stderr).toContain('There is no command tide.')
})

test('a mistake in its options is named, and a broken configuration does not keep help away', async () => {
  expect((await docs(['tide', site.folder, '--harbr', 'x'])).stderr).toMatch(
    /no option --harbr(.|\n)*--harbor/,
  )
  site.write('site.config.ts', 'export default {}')
  expect((await docs(['--help'], site.folder)).stdout).toMatch(/^ {2}build <site>/m)
})
