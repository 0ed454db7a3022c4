import { app } from './handlers/app'
import { audit } from './handlers/audit'
import { datasets } from './handlers/datasets'
import { exportQuery } from './handlers/export'
import { labels } from './handlers/labels'
import { multi } from './handlers/multi'
import { preview } from './handlers/preview'
import { previewContent } from './handlers/preview-content'
import { principal } from './handlers/principal'
import { query } from './handlers/query'
import { queryIntent } from './handlers/query-intent'
import { challenge, provider, webToken } from './handlers/sign-in'
import { similarDocuments } from './handlers/similar-documents'
import { sponsoredLinks } from './handlers/sponsored-links'
import { suggest } from './handlers/suggest'
import { suggestField } from './handlers/suggest-field'
import { textChunks } from './handlers/text-chunks'
import { userSettings } from './handlers/user-settings'
import { version } from './handlers/version'
import { open, type Routes, signedIn } from './route'

/** Every endpoint that the library uses, some of them without `api/v1`. */
export const ROUTES: Routes = {
  'api/v1/app': open(app),
  'api/v1/audit.notify': signedIn(audit),
  'api/v1/challenge': open(challenge),
  'api/v1/doc.textchunks': signedIn(textChunks),
  'api/v1/labels': signedIn(labels),
  'api/v1/multi': signedIn(multi),
  'api/v1/preview': signedIn(preview),
  'api/v1/preview/content': signedIn(previewContent),
  'api/v1/principal': open(principal),
  'api/v1/query': signedIn(query),
  'api/v1/query.links': signedIn(sponsoredLinks),
  'api/v1/queryintent': signedIn(queryIntent),
  'api/v1/search.dataset': signedIn(datasets),
  'api/v1/search.queryexport': signedIn(exportQuery),
  'api/v1/search.suggest': signedIn(suggest),
  'api/v1/security.oauth': open(provider),
  'api/v1/security.saml': open(provider),
  'api/v1/security.webtoken': open(webToken),
  'api/v1/similardocuments': signedIn(similarDocuments),
  'api/v1/suggestfield': signedIn(suggestField),
  'api/v1/suggestquery': signedIn(suggest),
  'api/v1/usersettings': signedIn(userSettings),
  'api/v2/version': open(version),
  challenge: open(challenge),
  'security.oauth': open(provider),
  'security.saml': open(provider),
}
