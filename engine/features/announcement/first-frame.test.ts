import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { firstFrame } from './first-frame'

const ID = 'docusaurus.announcement.id'
const DISMISS = 'docusaurus.announcement.dismiss'

/** Returns what is stored, and whether the bar is hidden, after the script has run. */
function announce(stored: Record<string, string>, id = 'announcement-bar', suffix = '') {
  const attributes = new Set<string>()
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
  }
  runInNewContext(firstFrame(id, suffix), {
    root: { setAttribute: (name: string) => attributes.add(name) },
    storage,
  })
  return { stored, hidden: attributes.has('data-announcement-dismissed') }
}

test('the id of an announcement is stored when it is first seen, and the bar is shown', () => {
  expect(announce({})).toEqual({
    stored: { [ID]: 'announcement-bar', [DISMISS]: 'false' },
    hidden: false,
  })
})

test('[S7] a dismissed announcement is hidden from the start', () => {
  expect(announce({ [ID]: 'v2', [DISMISS]: 'true' }, 'v2').hidden).toBe(true)
  expect(announce({ [ID]: 'v2', [DISMISS]: 'false' }, 'v2').hidden).toBe(false)
})

test('[S8] a changed id is stored, and the dismissal of the old one does not apply', () => {
  expect(announce({ [ID]: 'v1', [DISMISS]: 'true' }, 'v2')).toEqual({
    stored: { [ID]: 'v2', [DISMISS]: 'false' },
    hidden: false,
  })
})

test('[S9] the misspelled id is rewritten, and a dismissal under it stays for the default id only', () => {
  expect(announce({ [ID]: 'annoucement-bar', [DISMISS]: 'true' })).toEqual({
    stored: { [ID]: 'announcement-bar', [DISMISS]: 'true' },
    hidden: true,
  })
  expect(announce({ [ID]: 'annoucement-bar', [DISMISS]: 'true' }, 'v2')).toEqual({
    stored: { [ID]: 'v2', [DISMISS]: 'false' },
    hidden: false,
  })
})

test('an id may contain anything: it cannot end its string or the script', () => {
  const id = `'"</script>\\`
  expect(announce({ [ID]: id, [DISMISS]: 'true' }, id).hidden).toBe(true)
  expect(firstFrame(id)).not.toContain('<')
})

test('every key ends in the configured suffix', () => {
  expect(announce({}, 'announcement-bar', '-docs').stored).toEqual({
    [`${ID}-docs`]: 'announcement-bar',
    [`${DISMISS}-docs`]: 'false',
  })
})
