import { expect, test } from 'vitest'
import { author, socialLinks } from './author-schema'

test('names of known networks become addresses; addresses stay', () => {
  const socials = { github: 'mira', forum: 'https://forum.example.com/mira', smoke: 'mira' }
  expect(socialLinks(socials)).toEqual([
    { label: 'GitHub', href: 'https://github.com/mira' },
    { label: 'forum', href: 'https://forum.example.com/mira' },
  ])
})

test('an account of each network that Docusaurus knows needs its name only', () => {
  const names =
    'x twitter github linkedin stackoverflow bluesky mastodon youtube instagram threads twitch email'
  const socials = Object.fromEntries(names.split(' ').map((network) => [network, 'mira']))
  expect(author.safeParse({ name: 'Mira', socials })).toMatchObject({ success: true })
  expect(socialLinks({ threads: '@mira' })).toEqual([
    { label: 'Threads', href: 'https://www.threads.net/@mira' },
  ])
})
