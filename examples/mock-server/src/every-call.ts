import * as atomic from '@sinequa/atomic'
import { expect } from 'vitest'
import { createCorpus } from './corpus/create-corpus'

export const query: atomic.Query = { name: 'training', text: 'battery' }
const [document] = createCorpus(1)
const id = document?.id ?? ''
const user = { username: 'bob', password: 'bob' }
export const event = { type: 'Search_Refine' } as const
const model = { format: 'Csv', export: 'Result', webservice: 'export' } as const

/** Every function of the library that makes a request, with a result that its type promises. */
export const CALLS: Readonly<Record<string, [call: () => Promise<unknown>, result: unknown]>> = {
  'Audit.notify': [() => atomic.Audit.notify(event), {}],
  appInitializerFn: [() => atomic.appInitializerFn(), { autoOAuthProvider: '' }],
  deleteUserSettings: [() => atomic.deleteUserSettings(), {}],
  deleteWebTokenCookie: [() => atomic.deleteWebTokenCookie(), { methodresult: 'ok' }],
  fetchApp: [() => atomic.fetchApp(), { name: 'training', autocomplete: 'suggest' }],
  fetchAppPreLogin: [() => atomic.fetchAppPreLogin(), { auditEnabled: true }],
  fetchBulkQuery: [
    () => atomic.fetchBulkQuery([query, { ...query, page: 2 }], 'parallel', event),
    [{ page: 1 }, { page: 2, previousPage: 1 }],
  ],
  fetchDataset: [() => atomic.fetchDataset('datasets', 'Newest'), { records: Array(5).fill({}) }],
  fetchDatasetList: [() => atomic.fetchDatasetList('datasets'), [{ name: 'newest' }, { name: 'overview' }]],
  fetchDatasets: [
    () => atomic.fetchDatasets('datasets', { datasets: ['overview', 'lost'] }),
    { overview: { records: [] }, lost: { errorCode: 404 } },
  ],
  fetchLabels: [() => atomic.fetchLabels(''), []],
  fetchPreview: [() => atomic.fetchPreview(id, query), { record: { id } }],
  fetchPreviewUrl: [() => atomic.fetchPreviewUrl('https://search.acme.example/api/v2/version'), undefined],
  fetchPrincipal: [() => atomic.fetchPrincipal(), { name: 'alice', isAdministrator: true }],
  fetchQuery: [() => atomic.fetchQuery(query), { page: 1, nextPage: 2, hasRelevance: true }],
  fetchQueryExport: [() => atomic.fetchQueryExport({ model, appName: 'training', query }), expect.any(Blob)],
  fetchQueryIntent: [
    () => atomic.fetchQueryIntent({ name: 'training', text: 'Who checks it?' }),
    [{ name: 'question' }, { name: 'people' }],
  ],
  fetchSimilarDocuments: [
    () => atomic.fetchSimilarDocuments(id, 'training'),
    Array(5).fill({ connector: 'mock' }),
  ],
  fetchSponsoredLinks: [
    () => atomic.fetchSponsoredLinks('links', query),
    [{ title: 'Battery handbook', query }],
  ],
  fetchSuggest: [() => atomic.fetchSuggest('titles', 'batt'), [{ category: 'title', display: 'battery' }]],
  fetchSuggestField: [() => atomic.fetchSuggestField('halden', ['company']), [{ display: 'Halden Grid' }]],
  fetchSuggestQuery: [
    () => atomic.fetchSuggestQuery('everything', 'ashb', 'training'),
    [{ category: 'title' }, { category: 'geo', display: 'Ashby Moor' }],
  ],
  fetchTextChunks: [
    () => atomic.fetchTextChunks(id, [{ offset: 5, length: 8 }], [], query, 0, 0),
    { chunks: [{ offset: 5, length: 8, text: document?.text.slice(5, 13) }] },
  ],
  fetchUserSettings: [() => atomic.fetchUserSettings(), {}],
  fetchVersion: [() => atomic.fetchVersion(), { serverVersion: 'mock' }],
  getCsrfToken: [() => atomic.getCsrfToken(), 'mock-token-alice'],
  getJWToken: [() => atomic.getJWToken(user), 'mock-token-bob'],
  'labels.add': [() => atomic.labels.add(['urgent'], [id]), {}],
  'labels.bulkAdd': [() => atomic.labels.bulkAdd(['urgent'], query), {}],
  'labels.bulkRemove': [() => atomic.labels.bulkRemove(['urgent'], query), {}],
  'labels.delete': [() => atomic.labels.delete(['urgent']), {}],
  'labels.getUserRights': [() => atomic.labels.getUserRights(), { canManagePublicLabels: true }],
  'labels.remove': [() => atomic.labels.remove(['urgent'], [id]), {}],
  'labels.rename': [() => atomic.labels.rename(['urgent'], 'later'), {}],
  login: [() => atomic.login(), true],
  logout: [() => atomic.login(user).then(atomic.logout), undefined],
  patchUserSettings: [() => atomic.patchUserSettings({ language: 'fr' }), { language: 'fr' }],
  saveUserSettings: [() => atomic.saveUserSettings({ language: 'de' }, event), { language: 'de' }],
  tryOAuthAuthentication: [() => atomic.tryOAuthAuthentication(), { redirectUrl: 'http://localhost' }],
  trySAMLAuthentication: [() => atomic.trySAMLAuthentication(), { redirectUrl: 'http://localhost' }],
}
