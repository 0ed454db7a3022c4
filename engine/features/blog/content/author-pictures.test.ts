import { expect, test } from 'vitest'
import { loadBlog } from '../testing'

test('the picture of an author is named in the file of the authors, or in the only post that has it', async () => {
  const own = 'authors: { name: Per, image_url: /img/per.svg }'
  const { content } = await loadBlog({
    files: {
      'blog/authors.yml': 'mira:\n  name: Mira Holm\n  image_url: img/mira.svg\n',
      'blog/2024-01-31-a.md': '---\nauthors: mira\n---\nText.\n',
      'blog/2024-02-01-b.md': `---\n${own}\n---\nText.\n`,
    },
  })
  expect(Object.fromEntries(content.owners)).toEqual({
    '/base/img/mira.svg': 'blog/authors.yml',
    '/base/img/per.svg': 'blog/2024-02-01-b.md',
  })
})
