import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const target = process.env.SEARCH_SERVER ?? 'http://localhost:4100'

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': target, '/challenge': target } },
})
