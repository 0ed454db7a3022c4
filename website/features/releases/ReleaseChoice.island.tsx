import { useSyncExternalStore } from 'react'
import { chooseRelease, chosenRelease, subscribeToRelease } from './chosen-release'
import { RELEASES } from './known-releases'

/** A menu of the releases. Without script, the style sheet hides it, and the page shows what concerns any of them. */
export default function ReleaseChoice() {
  const release = useSyncExternalStore(subscribeToRelease, chosenRelease, () => '')
  return (
    <label className="release-choice">
      I use{' '}
      <select
        autoComplete="off"
        value={release}
        onChange={({ currentTarget }) => chooseRelease(currentTarget.value)}
      >
        <option value="">any release</option>
        {RELEASES.map((one) => (
          <option key={one} value={one}>
            {one === '0.1' ? 'Atomic Angular 0.1' : `Sinequa ${one}`}
          </option>
        ))}
      </select>
    </label>
  )
}
