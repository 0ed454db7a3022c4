import { expect, test } from 'vitest'
import { withExtensions } from '../../markdown/testing'
import { words } from './words'
import { zoomDialog } from './zoom-dialog'
import { zoomPictures } from './zoom-pictures'

const french = { ...words.zoom, enlarge: 'Agrandir : {picture}', close: 'Fermer' }
const { htmlOf } = withExtensions({ name: 'zoom', blocks: () => [zoomPictures(words.zoom)] })

test('a picture alone in its paragraph opens large, and pictures with one text open together', async () => {
  const html = await htmlOf('![A lamp](/day.svg)\n![A lamp](/night.svg)')
  const pictures =
    '<img src="/base/day.svg" alt="A lamp" loading="lazy">\n<img src="/base/night.svg" alt="A lamp" loading="lazy">'
  const id = /id="([^"]+)"/.exec(html)?.[1]
  expect(html.replaceAll('\n', '')).toBe(
    `<div class="zoom">${pictures}<button type="button" command="show-modal" commandfor="${id}" aria-label="Enlarge: A lamp"></button><dialog id="${id}" class="zoom-dialog" aria-label="A lamp"><button type="button" command="close" commandfor="${id}">Close</button><div tabindex="0" role="group" aria-label="A lamp">${pictures.replaceAll('alt="A lamp"', 'alt=""')}</div></dialog></div>`.replaceAll(
      '\n',
      '',
    ),
  )
})

test('a linked picture, one in a sentence, one without a text and two different ones stay as they are', async () => {
  for (const text of [
    '[![A lamp](/a.svg)](/b)',
    'See ![A lamp](/a.svg)',
    '![](/a.svg)',
    '![A](/a.svg) ![B](/b.svg)',
  ])
    expect(await htmlOf(text), text).not.toContain('<dialog')
})

test('the buttons have the words of the language, and what a feature gives is escaped', async () => {
  const { htmlOf } = withExtensions({ name: 'zoom', blocks: () => [zoomPictures(french)] })
  expect(await htmlOf('![Phare](/a.svg)')).toMatch(/aria-label="Agrandir : Phare".*>Fermer<\/button>/)
  const html = zoomDialog({ id: 'd', name: 'A "<b>"', label: 'd-title', picture: '<svg></svg>' }, french)
  expect(html).toContain('aria-label="Agrandir : A &quot;&lt;b&gt;&quot;"')
  expect(html).toContain('aria-labelledby="d-title"><svg></svg></div></dialog>')
})
