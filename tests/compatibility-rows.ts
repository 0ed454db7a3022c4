/** Features of docs written for Docusaurus, one for each row of `docs/compatibility.md`. */
export interface Row {
  feature: string
  state: 'works' | 'warns'
  source: string
  format?: 'md' | 'mdx'
  shows: RegExp
  warning?: RegExp
}

const fence = (info: string, code = 'a') => `\`\`\`${info}\n${code}\n\`\`\`\n`

/** Files that the pages import. */
export const SHARED: Record<string, string> = {
  'components/Counter.tsx': `import { useState } from 'react'
export function Counter({ start }: { start: number }) {
  const [count, set] = useState(start)
  return <button type="button" onClick={() => set(count + 1)}>{count} boats</button>
}`,
  'components/Old.jsx': `import React from 'react'
export default class Old extends React.Component { render() { return <b>class {this.props.name}</b> } }`,
  'components/Memo.tsx': `import { memo } from 'react'
export default memo(function Inner({ name }: { name: string }) { return <b>memo {name}</b> })`,
  'components/Around.tsx': `import { Counter } from './Counter'
export const Around = () => <p><Counter start={7} /></p>`,
  'components/Only.tsx': `import BrowserOnly from '@docusaurus/BrowserOnly'
export const Only = () => <BrowserOnly fallback={<i>later</i>}>{() => <b>{location.href}</b>}</BrowserOnly>`,
  'components/Here.tsx': `import { useDocsVersion } from '@docusaurus/plugin-content-docs/client'
import { useLocation } from '@docusaurus/router'
import { useColorMode } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export function Here() {
  const { siteConfig } = useDocusaurusContext()
  const said = [useColorMode().colorMode, useLocation().pathname, useDocsVersion().label, siteConfig.customFields.pier]
  return <b>{said.join(' ')}</b>
}`,
  'components/Player.tsx': `import { useState } from 'react'
export function Player({ code, meta }: { code: string; meta: string }) {
  const [isOn] = useState(false)
  return <pre title={meta}>{code}{isOn ? '!' : ''}</pre>
}`,
  // Minified, as packages are.
  'pages/film.tsx': "import Reel from 'reel'\n\nexport default () => <p>Tonight: <Reel /></p>\n",
  'node_modules/reel/package.json': '{ "name": "reel", "type": "module", "main": "index.js" }',
  'node_modules/reel/index.js': `import { createElement, useState } from 'react'
export default function h() { const [film] = useState('a film'); return createElement('b', null, film) }`,
  'mdx-components.tsx': `import { Counter } from './components/Counter'
import { Player } from './components/Player'
const Chip = ({ children }: { children: React.ReactNode }) => <b className="chip">{children}</b>
export default { Chip, Player, Tally: Counter }`,
  // Of a package that is not installed any more.
  'tsconfig.json': '{ "extends": "@docusaurus/tsconfig" }',
  'docs/index.mdx': '# Harbour\n',
  'docs/drafts/a.mdx': '# A\n',
  'docs/hidden.mdx': '---\nunlisted: true\n---\n\n# Hidden\n',
  'docs/_part.mdx': 'A partial.\n',
  'static/img/card.png': '',
  'docs/data.txt': 'raw text',
  'docs/sail.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  'components/Sail.js': `type Props = { title: string }
export const Sail = ({ title }: Props) => <img alt={title} src={require('@site/docs/sail.svg').default} />`,
}

export const ROWS: readonly Row[] = [
  {
    feature: 'Admonitions `:::tip`',
    state: 'works',
    source: ':::tip[T]\n\nx\n\n:::',
    shows: /admonition-tip/,
  },
  { feature: 'Alerts `> [!NOTE]`', state: 'works', source: '> [!NOTE]\n> x', shows: /admonition-note/ },
  {
    feature: 'Heading ids `{#id}` and `{/* #id */}`',
    state: 'works',
    source: '## A {#own}\n\n## B {/* #other */}',
    shows: /id="own"[\s\S]*id="other"/,
  },
  {
    feature: 'An h1 below text',
    state: 'works',
    source: '---\ntitle: T\n---\nText.\n\n# Later',
    shows: /<h1[^>]*>T[\s\S]*<h1[^>]*>Later/,
  },
  {
    feature: 'Partials',
    state: 'works',
    source: "import Part from './_part.mdx'\n\n<Part />",
    shows: /A partial\./,
  },
  {
    feature: '`toc` and `frontMatter` in MDX',
    state: 'works',
    source:
      "---\ntitle: Quay\n---\nimport TOCInline from '@theme/TOCInline'\n\n<TOCInline toc={toc} />\n\nat the {frontMatter.title}\n\n## Ropes",
    shows: /<a href="#ropes">Ropes<\/a>[\s\S]*at the Quay/,
  },
  {
    feature: 'A fence without a language',
    state: 'works',
    source: fence(''),
    shows: /<figure class="code">/,
  },
  {
    feature: "Prism's language names",
    state: 'works',
    source: fence('sh-session', '$ ls') + fence('objectivec'),
    shows: /data-lang="Shell"[\s\S]*data-lang="Objective-C"/,
  },
  {
    feature: '`title`, `{1}`, `showLineNumbers`, magic comments',
    state: 'works',
    source: fence('js title="a.js" {1} showLineNumbers', 'a // highlight-next-line'),
    shows: /<figcaption>a\.js/,
  },
  {
    feature: '`focus={1}` and `/word/` of a fence',
    state: 'works',
    source: fence('js focus={1} /boat/', 'const boat = 1'),
    shows: /code-block-focus-line[\s\S]*<mark[^>]*>.?boat/,
  },
  {
    feature: '`npm2yarn`',
    state: 'works',
    source: fence('sh npm2yarn', 'npm i rope'),
    shows: /yarn(?:<[^>]*>)? (?:<[^>]*>)*add/,
  },
  {
    feature: 'The word `tab` of a fence',
    state: 'works',
    source: `${fence('js tab')}\n${fence('ts tab')}`,
    shows: /role="tablist"[\s\S]*JavaScript[\s\S]*TypeScript/,
  },
  {
    feature: '`mdx-code-block`',
    state: 'works',
    source: fence('mdx-code-block', '**bold**'),
    shows: /<strong>bold<\/strong>/,
  },
  {
    feature: '`live`',
    state: 'warns',
    source: fence('jsx live'),
    shows: /<figure class="code"/,
    warning: /no effect: live/,
  },
  {
    feature: '`twoslash`',
    state: 'works',
    source: fence('ts twoslash', '// @noErrors\nsetUp()\n// ---cut---\nship()\n//  ^?'),
    shows: /<code>(?:<[^>]*>)*ship(?:<[^>]*>)*\(\)(?:<[^>]*>)*<\/pre>/,
  },
  {
    feature: 'Formulas `$…$` and `$$`, with `math()`',
    state: 'works',
    source: '$a^2$',
    shows: /<math>/,
  },
  {
    feature: '`<Tabs>` with `values`',
    state: 'works',
    source:
      "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs values={[{ value: 'b' }, { value: 'a' }]}>\n<TabItem value=\"a\">one</TabItem>\n<TabItem value=\"b\">two</TabItem>\n</Tabs>",
    shows: /role="tab"[^>]*>b<[\s\S]*role="tab"[^>]*>a</,
  },
  {
    feature: '`<Card>`, `<CardGrid>`, `<Steps>`, `<FileTree>`, `<Badge>`',
    state: 'works',
    source:
      '<CardGrid><Card title="T" href="/row-0">x</Card></CardGrid>\n\n<Steps>\n\n1. a\n\n</Steps>\n\n<FileTree>\n\n- src/\n\n</FileTree>\n\n<Badge text="New" />',
    shows: /<a href="\/row-0">T<[\s\S]*<ol>[\s\S]*class="folder">src\/[\s\S]*class="badge">New/,
  },
  {
    feature: '`@theme/Admonition`, `@theme/Details`',
    state: 'works',
    source:
      'import Admonition from \'@theme/Admonition\'\nimport Details from \'@theme/Details\'\n\n<Admonition type="info">x</Admonition>\n\n<Details summary="s">y</Details>',
    shows: /admonition-info[\s\S]*<summary>s/,
  },
  {
    feature: '`@theme/CodeBlock`',
    state: 'works',
    source:
      'import CodeBlock from \'@theme/CodeBlock\'\n\n<CodeBlock language="js" title="a.js">{`const a = 1`}</CodeBlock>',
    shows: /<figcaption>a\.js<\/figcaption>[\s\S]*<span/,
  },
  {
    feature: '`@docusaurus/Link`, `useBaseUrl`, `isInternalUrl`',
    state: 'works',
    source:
      "import Link from '@docusaurus/Link'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\nimport isInternalUrl from '@docusaurus/isInternalUrl'\n\n<Link to={useBaseUrl('/row-0')}>there</Link> {String(isInternalUrl('/a'))}",
    shows: /href="\/row-0"[^>]*>there<\/a>\s+true/,
  },
  {
    feature: '`@docusaurus/Translate`, `useDocusaurusContext`, `ExecutionEnvironment`',
    state: 'works',
    source:
      "import Translate, { translate } from '@docusaurus/Translate'\nimport useDocusaurusContext from '@docusaurus/useDocusaurusContext'\nimport ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'\n\n<Translate values={{ name: 'Mira' }}>{'Ahoy {name}'}</Translate>, {translate({ message: 'to {x}' }, { x: 'sea' })}, {useDocusaurusContext().siteConfig.title}, {String(ExecutionEnvironment.canUseDOM)}",
    shows: /Ahoy Mira, to sea, Harbour, false/,
  },
  {
    feature: '`<Head>` and `<head>` in a text',
    state: 'warns',
    source: "import Head from '@docusaurus/Head'\n\n<Head>\n<title>Other</title>\n</Head>\n\nText",
    shows: /Text/,
    warning: /<head>/,
  },
  {
    feature: 'Components with hooks, `memo` or a class',
    state: 'works',
    source:
      "import { Counter } from '@site/components/Counter'\nimport Old from '@site/components/Old'\nimport Memo from '@site/components/Memo'\n\n<Counter start={3} />\n\n<Old name=\"x\" />\n\n<Memo name=\"y\" />",
    shows: /3<!-- --> boats[\s\S]*class <!-- -->x[\s\S]*memo <!-- -->y/,
  },
  {
    feature: 'Such components from packages',
    state: 'warns',
    source: "import Reel from 'reel'\n\n<Reel />",
    shows: /<b>a film<\/b>/,
    warning: /<Reel> has hooks/,
  },
  {
    feature: 'Such a component inside another one',
    state: 'works',
    source: "import { Around } from '@site/components/Around'\n\n<Around />",
    shows: /7<!-- --> boats/,
  },
  {
    feature: '`@docusaurus/BrowserOnly`, `useIsBrowser` in a component',
    state: 'works',
    source: "import { Only } from '@site/components/Only'\n\n<Only />",
    shows: /<i>later<\/i>/,
  },
  {
    feature: 'Links to files beside the page',
    state: 'works',
    source: '[Data](./data.txt)',
    shows: /href="\/assets\/hashed\/data-[\w-]+\.txt"/,
  },
  {
    feature: '`useColorMode`, `useLocation`, `useDocsVersion` in a component',
    state: 'works',
    source: "import { Here } from '@site/components/Here'\n\n<Here />",
    shows: /<b>light \/row-\d+ Next pier 3<\/b>/,
  },
  {
    feature: '`@theme/DocCardList`',
    state: 'works',
    source: "import DocCardList from '@theme/DocCardList'\n\n<DocCardList />",
    shows: /<div class="cards"><div class="card"><h2><a href="\/[^"]*">/,
  },
  {
    feature: '`raw-loader!` imports',
    state: 'works',
    source: "import data from '!!raw-loader!./data.txt'\n\n<b>{data}</b>",
    shows: /<b>raw text<\/b>/,
  },
  {
    feature: "`require('./photo.png').default` on a page and in a component",
    state: 'works',
    source:
      'import { Sail } from \'@site/components/Sail\'\n\n<Sail title="a" /> <img src={require(\'./sail.svg\').default} alt="b" />',
    shows:
      /alt="a" src="\/assets\/hashed\/sail-[\w-]+\.svg"[\s\S]*src="\/assets\/hashed\/sail-[\w-]+\.svg" alt="b"/,
  },
  {
    feature: 'An imported SVG as a component: `<Logo />`',
    state: 'works',
    source: 'import Logo from \'./sail.svg\'\n\n<Logo title="A sail" />',
    shows: /<img src="\/assets\/hashed\/sail-[\w-]+\.svg" alt="A sail"/,
  },
  {
    feature: 'MDX in a `.md` file',
    state: 'warns',
    source: '<Details>\n\nx\n\n</Details>\n',
    format: 'md',
    shows: /x/,
    warning: /uses MDX/,
  },
  {
    feature: 'Unknown front matter keys',
    state: 'warns',
    source: '---\nshare_text: x\n---\nText',
    shows: /Text/,
    warning: /share_text/,
  },
  {
    feature: 'Pictures and frames from other hosts',
    state: 'warns',
    source:
      '![A boat](https://pictures.example.com/boat.png)\n\n<iframe src="https://films.example.com/1" title="A film"></iframe>',
    shows: /boat\.png[\s\S]*<a data-frame[^>]*>A film \(films\.example\.com\)<\/a>/,
    warning: /another host/,
  },
  {
    feature: 'A diagram without a title and a description',
    state: 'warns',
    source: fence('mermaid', 'flowchart TB\n  a --> b'),
    shows: /<figure class="code"[\s\S]*flowchart/,
    warning: /no title/,
  },
  {
    feature: 'Pictures from a host in `allowedHosts`',
    state: 'works',
    source: '![A boat](https://allowed.example.com/boat.png)',
    shows: /allowed\.example\.com/,
  },
  {
    feature: '`redirects` of the plugin client-redirects',
    state: 'works',
    source: '[Old quay](/old-quay)',
    shows: /href="\/old-quay"/,
  },
  {
    feature: '`image` of `themeConfig`',
    state: 'works',
    source: 'Text',
    shows: /Text/,
  },
  {
    feature: 'Components for all pages, in `mdx-components.tsx`',
    state: 'works',
    source: '<Chip>new</Chip> <Tally start={5} />',
    shows: /<b class="chip">new<\/b>[\s\S]*5<!-- --> boats/,
  },
  {
    feature: 'Fences shown by a component, with `markdown.fences`',
    state: 'works',
    source: fence('player name="Quay"', '<View />'),
    shows: /<pre title="name=&quot;Quay&quot;">&lt;View \/&gt;/,
  },
  {
    feature: 'Emoji shortcodes `:tada:`, with `emoji()`',
    state: 'works',
    source: 'Well done :tada:',
    shows: /done 🎉/,
  },
]
