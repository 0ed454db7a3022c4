import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const docs = fileURLToPath(new URL('..', import.meta.url))

/** Builds the sidebar that other contenders generate from folders. */
function sidebar(folder) {
  return readdirSync(docs + folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return { text: entry.name, collapsed: true, items: sidebar(path) }
      const title = /^# (.+)$/m.exec(readFileSync(docs + path, 'utf8'))[1]
      return { text: title, link: path.replace(/(?:index)?\.md$/, '') }
    })
}

export default {
  title: 'Benchmark',
  base: '/sba-mint/',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: { search: { provider: 'local' }, sidebar: sidebar('') },
}
