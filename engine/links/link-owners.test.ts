import { expect, test } from 'vitest'
import type { SiteConfigInput } from '../config/types'
import { loadTestSite, testConfig } from '../content/test-site'
import { announcement } from '../features/announcement/announcement'
import { linkOwners } from './link-owners'

const themeConfig = {
  navbar: {
    logo: { src: 'img/logo.svg', srcDark: 'img/dark.svg', href: '/home/' },
    items: [
      { label: 'One', to: '/one/' },
      { type: 'dropdown', label: 'More', items: [{ label: 'Two', to: '/two' }] },
      { label: 'File', href: 'pathname:///three.csv' },
      { label: 'Out', href: 'https://example.com' },
      { type: 'html', value: '<img src="https://example.com/a.png">' },
    ],
  },
  footer: {
    links: [{ title: 'More', items: [{ label: 'Four', to: '/four?a#b' }] }],
    html: '<img src="https://example.com/foot.png">',
  },
} satisfies SiteConfigInput['themeConfig']

test('[D3] each address of the shell is known with the line of its key', async () => {
  const news = { content: '<a href="/base/news/">News</a>' }
  const input = { title: 'T', url: 'https://example.com', baseUrl: '/base/', themeConfig }
  const lines = JSON.stringify({ ...input, features: [news] }, null, 2).split('\n')
  const { content } = await loadTestSite({ files: { 'docs/one.mdx': 'One' }, config: input })
  const features = [announcement(news)]
  const owners = linkOwners({
    content,
    setup: { config: testConfig({ ...input, features }), sidebars: new Map() },
  })
  const written = [...owners].map(([address, { file, line = 0 }]) => [address, file, lines[line - 1]?.trim()])
  expect(written).toMatchInlineSnapshot(`
    [
      [
        "/base/",
        "site.config.ts",
        undefined,
      ],
      [
        "/base/img/logo.svg",
        "site.config.ts",
        ""src": "img/logo.svg",",
      ],
      [
        "/base/img/dark.svg",
        "site.config.ts",
        ""srcDark": "img/dark.svg",",
      ],
      [
        "/base/home",
        "site.config.ts",
        ""href": "/home/"",
      ],
      [
        "/base/one",
        "site.config.ts",
        ""to": "/one/"",
      ],
      [
        "/base/two",
        "site.config.ts",
        ""to": "/two"",
      ],
      [
        "/base/three.csv",
        "site.config.ts",
        ""href": "pathname:///three.csv"",
      ],
      [
        "https://example.com/a.png",
        "site.config.ts",
        ""value": "<img src=\\"https://example.com/a.png\\">"",
      ],
      [
        "/base/four?a#b",
        "site.config.ts",
        ""to": "/four?a#b"",
      ],
      [
        "https://example.com/foot.png",
        "site.config.ts",
        ""html": "<img src=\\"https://example.com/foot.png\\">"",
      ],
      [
        "/base/news",
        "site.config.ts",
        ""content": "<a href=\\"/base/news/\\">News</a>"",
      ],
    ]
  `)
})

test('[D3] a link of the sidebars is known with its line', async () => {
  const value = { docs: ['one', { type: 'link', label: 'Gone', href: '/gone' }] }
  const text = JSON.stringify(value, null, 2)
  const { content } = await loadTestSite({ files: { 'docs/one.mdx': 'One' }, sidebars: value })
  const setup = {
    config: testConfig(),
    sidebars: new Map([['default', { value, file: 'sidebars.ts', text }]]),
  }
  expect(linkOwners({ content, setup }).get('/base/gone')).toEqual({ file: 'sidebars.ts', line: 7 })
})
