import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the search server is. The page and its requests then have one origin, as they have in production. */
const target = process.env.SEARCH_SERVER ?? 'http://localhost:4100'

export default defineConfig({
  plugins: [react()],
  server: {
    proxy: {
      '/api': { target, changeOrigin: true },
      // The library's sign-out is the one request outside of `/api`.
      '/challenge': { target, changeOrigin: true },
    },
  },
})
