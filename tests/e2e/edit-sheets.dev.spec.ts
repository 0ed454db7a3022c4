import { expect, test } from './support/edited-site'

test('[D2] style sheets keep their order whichever island imports one, and stay when it no longer does', async ({
  page,
  files,
  settle,
  visit,
}) => {
  const counter = (label: string) => page.getByRole('button', { name: label })
  const island = 'components/Counter.island.tsx'
  files.write('components/first.css', 'main button { color: rgb(1, 2, 3); background: rgb(7, 8, 9) }')
  files.write('components/second.css', 'main button { color: rgb(4, 5, 6) }')
  files.edit(island, 'import', "import './first.css'\nimport")
  // A server that is busy with an edit may show the page as it was.
  await settle()
  await visit('writing/islands')
  await expect(counter('block: 0')).toHaveCSS('background-color', 'rgb(7, 8, 9)')
  await expect(counter('block: 0')).toHaveCSS('color', 'rgb(4, 5, 6)')
  files.write(
    island,
    files.read(island).replace("import './first.css'", '').replace('{label}:', '{label} is'),
  )
  await expect(counter('block is 0')).toHaveCSS('background-color', 'rgb(7, 8, 9)')
})
