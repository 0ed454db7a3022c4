import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '../cache/paths'
import { className } from './class-names'

test.each([
  ['navbar/Navbar.module.css', 'brand', 'navbar-brand'],
  ['navbar/Navbar.module.css', 'navbar', 'navbar'],
  ['navbar/ColorModeToggle.module.css', 'colorModeToggle', 'color-mode-toggle'],
  ['shell/Shell.module.css?direct', 'withSidebar', 'shell-with-sidebar'],
])('in %s of the theme, the class %s is %s, which sites may style', (file, name, expected) => {
  expect(className(name, `${ENGINE_ROOT}theme/${file}`)).toBe(expected)
})

test('style sheets with the same name in different folders get different classes', () => {
  const names = ['a', 'b'].map((folder) => className('box', `/site/${folder}/Card.module.css`))
  expect(names[0]).toMatch(/^card-box_[\w-]{4}$/)
  expect(new Set(names).size).toBe(2)
})
