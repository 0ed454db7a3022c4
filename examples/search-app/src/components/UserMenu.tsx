import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { userOptions } from '../queries'
import { signOut } from '../session'

/** Who is signed in, and the way out. */
export function UserMenu() {
  const id = useId()
  const { data } = useQuery(userOptions)
  const name = data?.fullName || data?.name || 'User'
  return (
    <>
      <button
        type="button"
        className="avatar"
        popoverTarget={id}
        aria-label={`Account of ${name}`}
      >
        {initialsOf(name)}
      </button>
      <div
        id={id}
        className="menu"
        popover="auto"
        role="dialog"
        aria-label="Account"
        tabIndex={-1}
      >
        <p>{name}</p>
        <button type="button" onClick={signOut}>
          Sign out
        </button>
      </div>
    </>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? words.at(-1)?.charAt(0) : ''}`
}
