import type { CCApp, CCAppPreLogin } from '@sinequa/atomic'
import { appConfig } from '../app-config'
import type { Call } from '../route'
import { requireUser } from '../session'

/** Serves `fetchApp`, and before sign-in `fetchAppPreLogin` and `appInitializerFn`. */
export function app({ state, fields, headers }: Call): CCApp | CCAppPreLogin {
  if (fields.preLogin === 'true') return preLogin(state.switches.signInWith)
  requireUser(state, headers)
  return appConfig(state)
}

function preLogin(method: string): CCAppPreLogin {
  return {
    apiPath: '/api/v1',
    applicationPath: '/app',
    auditEnabled: true,
    authenticationStorage: null,
    autoOAuthProvider: method === 'oauth' ? 'mock-oauth' : '',
    autoSAMLProvider: method === 'saml' ? 'mock-saml' : '',
  }
}
