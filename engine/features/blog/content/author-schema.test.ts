import { expect, test } from 'vitest'
import { socialLinks } from './author-schema'

test('names of known networks become addresses; addresses stay', () => {
  const socials = { github: 'mira', forum: 'https://forum.example.com/mira', smoke: 'mira' }
  expect(socialLinks(socials)).toEqual([
    { label: 'GitHub', href: 'https://github.com/mira' },
    { label: 'forum', href: 'https://forum.example.com/mira' },
  ])
})
