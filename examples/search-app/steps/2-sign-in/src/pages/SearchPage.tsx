import { signOut } from '../session'

export function SearchPage() {
  return (
    <main className="sign-in">
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </main>
  )
}
