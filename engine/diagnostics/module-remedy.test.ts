import { expect, test } from 'vitest'
import { moduleRemedy } from './module-remedy'

test.each([
  '@astrojs/starlight/components',
  'astro:content',
  '@rspress/core/theme',
  '@docusaurus/useGlobalData',
  '@theme/Card',
  'vitepress',
  'nextra/components',
])('nobody is told to install a module of another tool: %s', (specifier) => {
  expect(moduleRemedy(specifier)).toMatch(/^This is a module of another tool/)
})

test.each(['@/components/Tide', '~components/Tide', '#tide', '@Components/Tide', 'Tide'])(
  'nobody is told to install what no package can be called: %s',
  (specifier) => {
    expect(moduleRemedy(specifier)).toContain('vite.resolve.alias')
    expect(moduleRemedy(specifier)).not.toContain('npm')
  },
)

test('what may be a package or an alias has both ways out', () => {
  expect(moduleRemedy('@components/tide/x')).toBe(
    'Correct the name; for an alias, write the path of the file, or add the alias to `vite.resolve.alias`; for a package that you know: npm install @components/tide',
  )
  expect(moduleRemedy('chart.js/auto')).toMatch(/npm install chart\.js$/)
})
