import { defineConfig } from 'docwright'

export default defineConfig({
  title: 'My docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  docs: { routeBasePath: '/' },
  themeConfig: { navbar: { title: 'My docs' } },
})
