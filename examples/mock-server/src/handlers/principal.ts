import type { Principal } from '@sinequa/atomic'
import type { Call } from '../route'
import { requireUser, sessionOf, signIn } from '../session'
import type { User } from '../state'

/** Serves `fetchPrincipal`, the first request that signs in the user with network single sign-on. */
export function principal({ state, headers }: Call): Principal {
  if (state.switches.signInWith === 'sso' && !sessionOf(state, headers)) signIn(state, headers)
  return principalOf(requireUser(state, headers))
}

function principalOf({ username, fullName, isAdministrator = false }: User): Principal {
  const id = `mock|${username}`
  return {
    id,
    id2: '',
    id3: '',
    id4: '',
    id5: '',
    name: username,
    email: `${username}@acme.example`,
    description: '',
    longName: fullName,
    userId: id,
    fullName,
    isAdministrator,
    isDelegatedAdmin: false,
    ...PARAMETERS,
  }
}

const PARAMETERS = {
  param1: '',
  param2: '',
  param3: '',
  param4: '',
  param5: '',
  param6: '',
  param7: '',
  param8: '',
  param9: '',
  param10: '',
}
