import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validateConfig } from '../engine/config/validate'
import { createContentLoader } from '../engine/content/loader'
import { createReporter } from '../engine/diagnostics/reporter'
import sidebars from '../website/sidebars'
import siteConfig from '../website/site.config'
import { root } from './root'

test('[E2] our own site has exactly one version: current, labelled Next', async () => {
  const loader = createContentLoader({
    root: join(root, 'website'),
    config: validateConfig(siteConfig, 'site.config.ts', ''),
    mode: 'production',
    sidebars: new Map([['default', { value: sidebars, file: 'sidebars.ts', text: '' }]]),
  })
  const { versions } = await loader.load(createReporter())
  expect(versions).toHaveLength(1)
  expect(versions[0]).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/sba-mint/',
    mainDocId: 'index',
    draftIds: [],
  })
  expect(Object.keys(versions[0]?.sidebars ?? {})).toEqual(['docs', 'atomic', 'atomicAngular'])
  expect(versions[0]?.docs).toContainEqual({
    id: 'atomic/helpers/guid',
    path: '/sba-mint/atomic/helpers/guid',
    sidebar: 'atomic',
  })
})
