import { expect, test } from 'vitest'
import { type Element, xml2js } from 'xml-js'
import { siteData } from '../../content/site/site-data'
import { createReporter } from '../../diagnostics/reporter'
import { feedText } from './feeds'
import { loadBlog } from './testing'

type FeedType = Parameters<typeof feedText>[0]

const AWKWARD = `R&D "news" <i> it's &amp; ]]> ]]> <b>`
const written = JSON.stringify(AWKWARD)

/** Throws if the feed is not well-formed. */
async function feed(type: FeedType): Promise<Element> {
  const post = `---\ntitle: ${written}\ndescription: ${written}\ntags: [${written}]\nauthors: mira\n---\nText.\n`
  const blog = { blogTitle: AWKWARD, blogDescription: AWKWARD }
  const { config, content, options } = await loadBlog({
    blog,
    files: {
      'blog/2024-01-31-a.md': post,
      'blog/authors.yml': `mira:\n  name: ${written}\n  url: https://mira.example.com/?a="&b=<i>'\n`,
    },
  })
  const site = siteData(config, content, createReporter())
  const built = { content, site, excerpt: async () => '' }
  const text = await feedText(type, { options, title: AWKWARD, config }, built)
  // The parser accepts what XML forbids in attributes.
  expect(text).not.toMatch(/="[^"]*</)
  return xml2js(text) as Element
}

/** Returns the texts of all elements with a name, in order. */
function texts(element: Element, name: string): string[] {
  const inside = (element.elements ?? []).flatMap((child) => texts(child, name))
  return element.name === name ? [textOf(element), ...inside] : inside
}

function textOf({ elements = [] }: Element): string {
  return elements.map(({ text, cdata }) => `${text ?? ''}${cdata ?? ''}`).join('')
}

function attributes({ name, attributes: own = {}, elements = [] }: Element, of: string): object[] {
  return [...(name === of ? [own] : []), ...elements.flatMap((child) => attributes(child, of))]
}

const HTML = "R&amp;D &quot;news&quot; &lt;i&gt; it's &amp;amp; ]]&gt; ]]&gt; &lt;b&gt;"

test('a feed of Atom has texts with marks of XML once and as they are', async () => {
  const atom = await feed('atom')
  // The title of an entry is HTML.
  expect(texts(atom, 'title')).toEqual([AWKWARD, HTML])
  expect(texts(atom, 'subtitle')).toEqual([AWKWARD])
  expect(texts(atom, 'name')).toEqual([AWKWARD])
  expect(texts(atom, 'uri')).toEqual([`https://mira.example.com/?a=%22&b=%3Ci%3E%27`])
  expect(texts(atom, 'summary')).toEqual([HTML])
  expect(attributes(atom, 'category')).toEqual([{ label: AWKWARD, term: AWKWARD }])
})

test('a feed of RSS has texts with marks of XML once and as they are', async () => {
  const rss = await feed('rss')
  expect(texts(rss, 'title')).toEqual([AWKWARD, AWKWARD])
  expect(texts(rss, 'description')).toEqual([AWKWARD, HTML])
  expect(texts(rss, 'category')).toEqual([AWKWARD])
})
