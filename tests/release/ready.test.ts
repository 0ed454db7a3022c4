import { expect, test } from 'vitest'
import { missingForRelease } from './ready'

const READY = {
  versions: { repository: '1.2.0', engine: '1.2.0' },
  changelog: '# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-12-01\n\n- A.\n\n## 1.1.0\n',
  isPrivate: false,
}

test('a release that is ready lacks nothing', () => {
  expect(missingForRelease(READY)).toEqual([])
})

test('a release without its changes, with two versions, or of a private package is refused', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- B.\n\n## 1.2.0-rc.1\n\n- A.\n'
  const versions = { repository: '1.1.0', engine: '1.2.0' }
  expect(missingForRelease({ versions, changelog, isPrivate: true })).toEqual([
    'package.json has the version 1.1.0, engine/package.json 1.2.0: set one in both.',
    'CHANGELOG.md has no heading "## 1.2.0 - <date>": rename "## Unreleased", and begin a new one above.',
    'CHANGELOG.md has changes below "## Unreleased": move them to the version.',
    'engine/package.json is private: remove the key.',
  ])
})
