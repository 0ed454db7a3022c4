import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * URL of the search server. The page and its requests then have the same
 * origin, as in production.
 */
const target = process.env.SEARCH_SERVER ?? 'http://localhost:4100'

export default defineConfig({
  plugins: [react()],
  // Prepared at the start: otherwise Vite reloads a page that begins to
  // import it.
  optimizeDeps: { include: ['@tanstack/react-query'] },
  server: {
    proxy: {
      '/api': { target, changeOrigin: true },
      // The library's sign-out is the only request outside `/api`.
      '/challenge': { target, changeOrigin: true },
    },
  },
})
