export default {
  title: 'Benchmark',
  url: 'https://docs.example.com',
  baseUrl: '/sba-mint/',
  onBrokenLinks: 'warn',
  future: { v4: true, faster: true },
  markdown: { format: 'detect' },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themes: [
    ['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', indexBlog: false, hashed: true }],
  ],
  themeConfig: { navbar: { title: 'Benchmark' } },
}
