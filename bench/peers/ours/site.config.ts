export default {
  title: 'Benchmark',
  url: 'https://docs.example.com',
  baseUrl: '/sba-mint/',
  onBrokenLinks: 'warn',
  docs: { routeBasePath: '/' },
  // No peer writes compressed copies of its files.
  output: { precompress: false },
  themeConfig: { navbar: { title: 'Benchmark' } },
}
