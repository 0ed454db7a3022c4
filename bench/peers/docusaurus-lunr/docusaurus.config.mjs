export default {
  title: 'Benchmark',
  url: 'https://docs.example.com',
  baseUrl: '/sba-mint/',
  onBrokenLinks: 'warn',
  markdown: { format: 'detect' },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: ['docusaurus-lunr-search'],
  themeConfig: { navbar: { title: 'Benchmark' } },
}
