export default {
  title: 'Benchmark',
  url: 'https://docs.example.com',
  baseUrl: '/sba-mint/',
  onBrokenLinks: 'warn',
  docs: { routeBasePath: '/' },
  themeConfig: { navbar: { title: 'Benchmark', items: [{ type: 'search', position: 'right' }] } },
}
