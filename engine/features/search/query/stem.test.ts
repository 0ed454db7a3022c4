import { expect, test } from 'vitest'
import { stem } from './stem'

test.each([
  ['store', ['stored', 'stores', 'storing']],
  ['delete', ['deleted', 'deleting', 'deletion', 'deletes']],
  ['configure', ['configuration', 'configurations', 'configured']],
  ['authenticate', ['authentication', 'authenticated']],
  ['query', ['queries']],
  ['filter', ['filters', 'filtering']],
  ['stop', ['stopped', 'stopping']],
  ['address', ['addresses']],
  ['initialize', ['initialization', 'initialized']],
  ['verify', ['verification', 'verified']],
  ['bookmark', ['bookmarks']],
  ['hide', ['hidden', 'hides', 'hiding']],
  ['write', ['written', 'wrote']],
  ['customize', ['customise', 'customised', 'customisation']],
  ['behavior', ['behaviour', 'behaviours']],
])('%s shares its stem with its forms', (word, forms) => {
  for (const form of forms) expect(stem(form), form).toBe(stem(word))
})

test.each([
  ['status', 'state'],
  ['string', 'stream'],
  ['user', 'use'],
  ['sha512', 'sha'],
  ['login', 'logout'],
  ['pager', 'page'],
  ['header', 'heading'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})
