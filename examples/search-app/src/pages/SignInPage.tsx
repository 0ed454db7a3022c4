import {
  type MouseEvent,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Logo } from '../components/Logo'
import { isUnauthorized, messageOf } from '../errors'
import { signIn, signInWithSso } from '../session'

// #region form
async function submit(form: FormData): Promise<string | undefined> {
  try {
    await signIn({
      username: String(form.get('username')),
      password: String(form.get('password')),
    })
    return undefined
  } catch (error) {
    return isUnauthorized(error)
      ? 'The user name or the password is wrong.'
      : messageOf(error)
  }
}

async function submitSso(): Promise<string | undefined> {
  try {
    return (await signInWithSso())
      ? undefined
      : 'Single sign-on is not available here. Use your password.'
  } catch (error) {
    return messageOf(error)
  }
}
// #endregion

export function SignInPage({ expired }: { expired: boolean }) {
  // Both forms share one state, so that the message is always about the
  // last attempt.
  const [problem, action, pending] = useActionState(
    (_: string | undefined, form: FormData) =>
      form.has('username') ? submit(form) : submitSso(),
    undefined,
  )
  const field = useRef<HTMLInputElement>(null)
  // The page that had the focus is gone.
  useEffect(() => {
    if (expired) field.current?.focus()
  }, [expired])
  // React resets a form after its action. A controlled field keeps its
  // text.
  const [username, setUsername] = useState('')
  // Disabling a button would lose the focus. Enter in a field also clicks
  // the button.
  const whenIdle = {
    'aria-disabled': pending,
    onClick: (event: MouseEvent) => pending && event.preventDefault(),
  }
  return (
    <main className="sign-in">
      <Logo />
      <h1>Sign in to search</h1>
      {expired && (
        <p role="status">
          Your session has expired. Sign in to go back to your search.
        </p>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <form action={action}>
        <label>
          User name
          <input
            ref={field}
            name="username"
            autoComplete="username"
            required
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </label>
        <label>
          Password
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </label>
        <button type="submit" className="primary" {...whenIdle}>
          {pending ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      <form action={action}>
        <button type="submit" {...whenIdle}>
          Use single sign-on
        </button>
      </form>
    </main>
  )
}
