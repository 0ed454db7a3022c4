import { defineConfig } from 'vite'

const target = process.env.SEARCH_SERVER ?? 'http://localhost:4100'

export default defineConfig({
  server: { proxy: { '/api': target, '/challenge': target } },
})
