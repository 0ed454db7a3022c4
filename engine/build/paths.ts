import { fileURLToPath } from 'node:url'

/** The engine's own folder, with a trailing slash. */
export const ENGINE_ROOT = fileURLToPath(new URL('../', import.meta.url))

export const CLIENT_ENTRY = `${ENGINE_ROOT}app/entry.client.tsx`
export const SERVER_ENTRY = `${ENGINE_ROOT}app/entry.server.tsx`
export const SEARCH_WORKER = `${ENGINE_ROOT}client/search/worker.ts`
