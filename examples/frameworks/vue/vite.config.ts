import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const target = process.env.SEARCH_SERVER ?? 'http://localhost:4100'

export default defineConfig({
  plugins: [vue()],
  server: { proxy: { '/api': target, '/challenge': target } },
})
