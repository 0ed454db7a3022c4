import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConfig, writeSite } from '../../content/test-site'
import { writePdf } from './pdf'
import { writePrintable } from './write-printable'

const config = testConfig({ i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } })

/** The files of a built site of one page in each of two languages. */
function built(files: Record<string, string> = {}): string {
  const books = (base: string, title: string) =>
    JSON.stringify({
      title,
      lang: 'en',
      dir: 'ltr',
      books: [{ sidebar: 'book', version: 'current', source: `${base}data/sidebar-book.json` }],
    })
  const items = (...hrefs: string[]) =>
    JSON.stringify({ items: hrefs.map((href) => ({ type: 'link', label: 'Menu', href })) })
  return writeSite({
    '404.html': '',
    'data/books.json': books('/base/', 'Harbor'),
    'data/sidebar-book.json': items('/base/', '/base/caf%C3%A9%20menu', '/base/plan.pdf'),
    'index.html': '<article><h1>Home</h1></article>',
    'café menu.html': '<article><h1>Menu</h1></article>',
    'plan.pdf': '',
    'fr/404.html': '',
    'fr/data/books.json': books('/base/fr/', 'Port'),
    'fr/data/sidebar-book.json': items('/base/fr/'),
    'fr/index.html': '<article><h1>Accueil</h1></article>',
    ...files,
  })
}

/** Stands for a browser: tells its version, and else runs the lines of a script, in which `$pdf` is the file. */
function browser(script: string): string {
  const file = join(writeSite({}), 'browser')
  const lines = ['#!/bin/sh', '[ "$1" = --version ] && exit 0', 'for word; do case $word in']
  const ends = ['--print-to-pdf=*) pdf=$(echo "$word" | cut -c16-);;', 'esac; done', script]
  writeFileSync(file, [...lines, ...ends].join('\n'))
  chmodSync(file, 0o755)
  return file
}

beforeEach(() => vi.stubEnv('CHROMIUM_PATH', browser('echo "$@" > "$pdf"')))
afterEach(() => vi.unstubAllEnvs())

const document = (file: string) => ({ url: 'http://localhost/print', html: 'print.html', pdf: file })

test('pages whose names have letters and blanks are printed, and files are not', async () => {
  const folder = built()
  expect(await writePrintable(folder, config, {})).toBe(
    `2 pages -> ${folder}/print.html\n-> ${folder}/print.pdf`,
  )
  expect(readFileSync(join(folder, 'print.html'), 'utf8')).toContain('<h1>Menu</h1>')
})

test('a language is printed in its own folder', async () => {
  const folder = built()
  await writePrintable(folder, config, { locale: 'fr', name: 'livre' })
  const html = readFileSync(join(folder, 'fr/livre.html'), 'utf8')
  expect(html).toContain('<title>Port</title>')
  expect(html).toContain('<h1>Accueil</h1>')
  expect(readFileSync(join(folder, 'fr/livre.pdf'), 'utf8')).toMatch(/\/base\/fr\/livre$/m)
  await expect(writePrintable(folder, config, { locale: 'de' })).rejects.toThrow('There is no locale de')
})

test.each(['print.html', 'print.pdf'])('%s of the site is not replaced', async (file) => {
  const folder = built({ [file]: 'of the site' })
  await expect(writePrintable(folder, config, {})).rejects.toThrow(`a file of its own at ${folder}/${file}`)
  expect(readFileSync(join(folder, file), 'utf8')).toBe('of the site')
  await writePrintable(folder, config, { name: 'book' })
  expect(existsSync(join(folder, 'book.pdf'))).toBe(true)
})

test('what was printed before is replaced', async () => {
  const folder = built()
  await writePrintable(folder, config, {})
  await expect(writePrintable(folder, config, {})).resolves.toContain('2 pages')
})

test('a name leads to no other folder', async () => {
  await expect(writePrintable(built(), config, { name: '../a' })).rejects.toThrow(
    'The name of the printed files',
  )
})

test('a folder without a built site is an error', async () => {
  await expect(writePrintable(writeSite({}), config, {})).rejects.toThrow('There is no sidebar to print')
})

test('a browser that fails is an error, and leaves no PDF of an earlier call', async () => {
  const folder = built()
  await writePrintable(folder, config, {})
  vi.stubEnv('CHROMIUM_PATH', browser('exit 3'))
  await expect(writePrintable(folder, config, {})).rejects.toThrow(
    'There is no PDF: the browser ended with 3.',
  )
  expect(existsSync(join(folder, 'print.pdf'))).toBe(false)
})

test('a browser that writes nothing is an error', async () => {
  await expect(writePdf(browser(''), document('/nowhere/print.pdf'))).rejects.toThrow(
    'ended without writing it',
  )
})

test('a browser that never ends is stopped', async () => {
  const waits = browser('exec sleep 60')
  await expect(writePdf(waits, document('/nowhere/print.pdf'), 0.2)).rejects.toThrow('was not ready after')
})

test('a browser that is named and does not start is an error, before anything is written', async () => {
  const folder = built()
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(writePrintable(folder, config, {})).rejects.toThrow(
    'The browser of CHROMIUM_PATH does not start.',
  )
  expect(existsSync(join(folder, 'print.html'))).toBe(false)
})

test('only root prints without the sandbox', async () => {
  const options = async (user: number) => {
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(user)
    const folder = built()
    await writePrintable(folder, config, {})
    getuid.mockRestore()
    return readFileSync(join(folder, 'print.pdf'), 'utf8')
  }
  expect(await options(0)).toContain('--no-sandbox')
  expect(await options(1000)).not.toContain('--no-sandbox')
})

test('without a browser only the document is written, and the command says so', async () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', '')
  const folder = built()
  expect(await writePrintable(folder, config, {})).toMatch(/print\.html\nno PDF: no Chromium/)
  expect(existsSync(join(folder, 'print.pdf'))).toBe(false)
})
