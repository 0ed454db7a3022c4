import { app } from './handlers/app'
import { audit } from './handlers/audit'
import { multi } from './handlers/multi'
import { principal } from './handlers/principal'
import { query } from './handlers/query'
import { challenge, provider, webToken } from './handlers/sign-in'
import { suggest } from './handlers/suggest'
import { suggestField } from './handlers/suggest-field'
import { userSettings } from './handlers/user-settings'
import { open, type Routes, signedIn } from './route'

/** Every endpoint that the library asks. Some it names without `api/v1`. */
export const ROUTES: Routes = {
  'api/v1/app': open(app),
  'api/v1/audit.notify': signedIn(audit),
  'api/v1/challenge': open(challenge),
  'api/v1/multi': signedIn(multi),
  'api/v1/principal': open(principal),
  'api/v1/query': signedIn(query),
  'api/v1/search.suggest': signedIn(suggest),
  'api/v1/security.oauth': open(provider),
  'api/v1/security.saml': open(provider),
  'api/v1/security.webtoken': open(webToken),
  'api/v1/suggestfield': signedIn(suggestField),
  'api/v1/suggestquery': signedIn(suggest),
  'api/v1/usersettings': signedIn(userSettings),
  challenge: open(challenge),
  'security.oauth': open(provider),
  'security.saml': open(provider),
}
