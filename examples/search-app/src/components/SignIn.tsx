import { useActionState } from 'react'
import { isUnauthorized, reportError } from '../errors'
import { signIn, signInWithSso } from '../session'
import { Logo } from './Logo'

// #region form
async function submit(_: string | undefined, form: FormData): Promise<string | undefined> {
  try {
    await signIn({ username: String(form.get('username')), password: String(form.get('password')) })
    return undefined
  } catch (error) {
    return isUnauthorized(error) ? 'The user name or the password is wrong.' : reportError(error)
  }
}

async function submitSso(): Promise<string | undefined> {
  try {
    return (await signInWithSso()) ? undefined : 'Single sign-on is not available here. Use your password.'
  } catch (error) {
    return reportError(error)
  }
}
// #endregion

export function SignIn({ expired }: { expired: boolean }) {
  const [error, signInAction, pending] = useActionState(submit, undefined)
  const [ssoError, ssoAction, redirecting] = useActionState(submitSso, undefined)
  const problem = error ?? ssoError
  return (
    <main className="sign-in">
      <Logo />
      <h1>Sign in to search</h1>
      {expired && <p role="status">Your session has expired. Sign in to go back to your search.</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <form action={signInAction}>
        <label>
          User name
          <input name="username" autoComplete="username" required />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit" className="primary" disabled={pending}>
          {pending ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      <form action={ssoAction}>
        <button type="submit" disabled={redirecting}>
          Use single sign-on
        </button>
      </form>
    </main>
  )
}
