import { join, normalize } from 'pathe'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ENGINE_ROOT } from '../cache/paths'
import { createDevEngine } from './engine-script'

let server: ViteDevServer

beforeAll(async () => {
  server = await createServer({
    root: ENGINE_ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [createDevEngine().plugin()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
})
afterAll(() => server.close())

const sent = async (id: string): Promise<string> => {
  const result = await server.environments.client.transformRequest(id)
  return result?.code.replace(/^\/\/#.*/m, '').trim() ?? ''
}

test('a source that every page needs is a re-export from the shared script', async () => {
  expect(await sent(`${ENGINE_ROOT}theme/contexts.tsx`)).toMatch(
    /^export \{[^{}]* as PageContext,[^{}]* as useSite\b[^{}]*\} from ".*shared-engine";$/,
  )
  expect(await sent('\0shared-engine')).toMatch(/^function App\(/m)
})

test('a source of an installed engine, which Vite names with a version, is no module of its own', async () => {
  expect(await sent(`${ENGINE_ROOT}client/navigation/overlay-history.ts?v=c26ba572`)).toMatch(
    /^export \{[^{}]* as holdEntry\b[^{}]*\} from ".*shared-engine";$/,
  )
})

test('dynamic imports, and modules that a site decides, stay scripts of their own', async () => {
  expect(await sent(`${ENGINE_ROOT}features/search/theme/SearchDialog.tsx`)).toMatch(
    /^export function SearchDialog\(/m,
  )
  expect(await sent(`${ENGINE_ROOT}features/search/theme/SearchBox.tsx`)).toMatch(
    /^export function SearchBox\(/m,
  )
})

test('the worker of search is one script', async () => {
  const code = await sent(`${ENGINE_ROOT}features/search/client/search.worker.ts?worker_file&type=module`)
  expect(code).toContain('function loadSearch(')
  expect(code.match(/^import .*/gm), 'but for what Vite adds').toEqual([expect.stringContaining('vite')])
})

test('a source that is not requested as a script is served as it is', async () => {
  expect(await sent(`${ENGINE_ROOT}theme/contexts.tsx?raw`)).toMatch(/^export default "import /)
})

test("a site's file may have the name of the shared script", async () => {
  const { pluginContainer } = server.environments.client
  const resolved = async (importer: string) =>
    (await pluginContainer.resolveId('./shared-engine.js', importer))?.id
  expect(await resolved(`${ENGINE_ROOT}theme/App.tsx`)).toBe('\0shared-engine')
  expect(await resolved(join(ENGINE_ROOT, '../website/components/Some.island.tsx'))).not.toBe(
    '\0shared-engine',
  )
})

test('an edit of a source in the shared script reloads pages, even if another page has read it', async () => {
  const send = vi.spyOn(server.environments.client.hot, 'send').mockReturnValue()
  const watched = () => Object.keys(server.watcher.getWatched()).map((path) => normalize(path))
  await vi.waitFor(() => expect(watched()).toContain(`${ENGINE_ROOT}client`))
  server.watcher.emit('change', `${ENGINE_ROOT}client/navigation/router.ts`)
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }))
})
