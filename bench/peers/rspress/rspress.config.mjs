import { defineConfig } from '@rspress/core'

export default defineConfig({
  root: 'docs',
  title: 'Benchmark',
  base: '/sba-mint/',
  route: { cleanUrls: true },
  markdown: { link: { checkDeadLinks: false } },
})
