import { afterAll, expect, test } from 'vitest'
import { pageWith, testSite } from './testing'

const site = testSite()
afterAll(site.remove)

/** Returns the effects of one sample, each on a line. */
async function seen(code: string): Promise<string[]> {
  const { observations, problems } = await site.observe(pageWith(code))
  expect(problems).toEqual([])
  return (observations[0] ?? []).map((one) => {
    if ('text' in one) return `${one.kind}: ${one.text}`
    if (one.kind === 'request') return `${one.method} ${one.path}`
    return one.kind === 'opens' ? `opens: ${one.url}` : `${one.kind}: ${one.name}: ${one.message}`
  })
}

test('what is logged is printed as Node prints it, without stacks and colors', async () => {
  const code = `
    class Lamp { constructor(public color: string) {} }
    console.log('%s of %d', 'lamp', 2, [new Lamp('red'), undefined, new Map([['a', 1n]])])
    console.info({ deep: { deeper: { deepest: { hidden: true } } }, text: "it's" })
    console.debug(new Uint8Array(2), new Date(), Symbol('s'), () => 1)
    console.warn('careful')
    console.error(new TypeError('no'), Object.assign(new Error('with status'), { status: 404 }))
    console.group('group'); console.log('inside'); console.groupEnd()
    console.table([{ a: 1 }]); console.count(); console.assert(false, 'wrong'); console.time(); console.timeEnd()`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "log: lamp of 2 [ Lamp { color: 'red' }, undefined, Map(1) { 'a' => 1n } ]",
      "info: { deep: { deeper: { deepest: [Object] } }, text: "it's" }",
      "debug: Uint8Array(2) [ 0, 0 ] 2025-01-15T10:00:00.000Z Symbol(s) [Function (anonymous)]",
      "warn: careful",
      "error: [TypeError: no] [Error: with status] { status: 404 }",
      "log: group",
      "log:   inside",
      "log: ┌─────────┬───┐
    │ (index) │ a │
    ├─────────┼───┤
    │ 0       │ 1 │
    └─────────┴───┘",
      "log: default: 1",
      "warn: Assertion failed: wrong",
    ]
  `)
})

test('what versions of Node print differently is printed as by the newest', async () => {
  const code = `
    console.log(new ArrayBuffer(2), { [Symbol('s')]: 1 })
    console.log([new ArrayBuffer(40)])`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "log: ArrayBuffer { [Uint8Contents]: <00 00>, [byteLength]: 2 } { Symbol(s): 1 }",
      "log: [
      ArrayBuffer {
        [Uint8Contents]: <00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00>,
        [byteLength]: 40
      }
    ]",
    ]
  `)
})

test('time, random values and location are the same in every run', async () => {
  const code = `
    console.log(Date.now(), new Date().toISOString(), Date(), new Date(0) instanceof Date, performance.now())
    console.log(new Date().getTimezoneOffset(), new Date().toLocaleString(), Intl.DateTimeFormat().resolvedOptions().timeZone)
    console.log(Math.random(), crypto.randomUUID(), crypto.getRandomValues(new Uint8Array(3)))
    console.log(location.href, location.origin, navigator.language, (1234.5).toLocaleString())
    console.log(localStorage.length, sessionStorage.getItem('a'), typeof process, typeof require, typeof document)`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "log: 1736935200000 2025-01-15T10:00:00.000Z Wed Jan 15 2025 10:00:00 GMT+0000 (Coordinated Universal Time) true 0",
      "log: 0 1/15/2025, 10:00:00 AM UTC",
      "log: 0.7100320369936526 49f31a60-a750-4e8f-9eff-71ac694f8cd6 Uint8Array(3) [ 198, 47, 60 ]",
      "log: https://search.acme.example/ https://search.acme.example en-US 1,234.5",
      "log: 0 null undefined undefined undefined",
    ]
  `)
})

test('timers are run at once, in the order they are due, and set the clock', async () => {
  const code = `
    const start = Date.now()
    const log = (name: string) => console.log(name, Date.now() - start)
    setTimeout(log, 3_600_000, 'an hour')
    setTimeout(log, 10, 'first')
    const every = setInterval(() => log('every 4'), 4)
    setTimeout(() => clearInterval(every), 9)
    clearTimeout(setTimeout(log, 1, 'never'))
    setTimeout(() => { throw new Error('in a timer') }, 20)
    await new Promise((resolve) => setTimeout(resolve, 5))
    log('awaited')`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "log: every 4 4",
      "log: awaited 5",
      "log: every 4 8",
      "log: first 10",
      "uncaught: Error: in a timer",
      "log: an hour 3600000",
    ]
  `)
})

test('digests and bodies come in the order they were requested, before any timer', async () => {
  const code = `
    const bytes = (size: number) => new TextEncoder().encode('a'.repeat(size))
    setTimeout(() => console.log('timer'), 0)
    for (const size of [1e6, 1]) crypto.subtle.digest('SHA-512', bytes(size)).then((it) => console.log(it.byteLength, it instanceof ArrayBuffer, size))
    console.log(await new Blob(['b', 'c']).text(), await new Response('d').text())`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "log: bc d",
      "log: 64 true 1000000",
      "log: 64 true 1",
      "log: timer",
    ]
  `)
})

test('the mock server answers as configured, in order, otherwise with an empty object', async () => {
  const code = `
    respond('api/a', { first: true }, { status: 503, headers: { 'x-next': 'yes' } })
    respond('/api/a', 'second')
    const ask = async (path: string) => { const it = await fetch(path); return [it.status, it.headers.get('x-next'), it.url, await it.text()] }
    console.log(await ask('/api/a'), await ask('/api/a?more=1'), await ask('api/a'), await ask('https://other.example/b'))
    respond('api/none', null, { status: 204 })
    console.log(await ask('/api/none'))
    respond('api/down', new TypeError('Failed to fetch'))
    await fetch('/api/down').catch((error) => console.log(error instanceof TypeError, error.message))
    console.log((await (await fetch('/x')).json()).constructor === Object)`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "GET /api/a",
      "GET /api/a",
      "GET /api/a",
      "GET https://other.example/b",
      "log: [ 503, 'yes', 'https://search.acme.example/api/a', '{"first":true}' ] [ 200, null, 'https://search.acme.example/api/a?more=1', 'second' ] [ 200, null, 'https://search.acme.example/api/a', 'second' ] [ 200, null, 'https://other.example/b', '{}' ]",
      "GET /api/none",
      "log: [ 204, null, 'https://search.acme.example/api/none', '' ]",
      "GET /api/down",
      "log: true Failed to fetch",
      "GET /x",
      "log: true",
    ]
  `)
})

test('a request is recorded whole', async () => {
  const code = `
    await fetch('/a/b?x=1&x=2&y=%20z', { method: 'PUT', credentials: 'omit', headers: { B: '2', A: '1' }, body: '{"k":[1]}' })
    const form = new FormData(); form.append('name', 'value'); form.append('file', new File(['abc'], 'a.txt'))
    await fetch(new Request('https://other.example/upload', { method: 'POST', body: form }))
    await fetch('/upload', { method: 'POST', body: form })
    await fetch('/text', { method: 'POST', body: '12' })`
  const { observations } = await site.observe(pageWith(code))
  expect(observations[0]).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "k": [
            1,
          ],
        },
        "credentials": "omit",
        "headers": {
          "a": "1",
          "b": "2",
          "content-type": "text/plain;charset=UTF-8",
        },
        "kind": "request",
        "method": "PUT",
        "path": "/a/b",
        "query": {
          "x": [
            "1",
            "2",
          ],
          "y": " z",
        },
      },
      {
        "body": "------form
    Content-Disposition: form-data; name="name"

    value
    ------form
    Content-Disposition: form-data; name="file"; filename="a.txt"
    Content-Type: application/octet-stream

    abc
    ------form--
    ",
        "headers": {
          "content-type": "multipart/form-data; boundary=----form",
        },
        "kind": "request",
        "method": "POST",
        "path": "https://other.example/upload",
      },
      {
        "body": "------form
    Content-Disposition: form-data; name="name"

    value
    ------form
    Content-Disposition: form-data; name="file"; filename="a.txt"
    Content-Type: application/octet-stream

    abc
    ------form--
    ",
        "headers": {
          "content-type": "multipart/form-data; boundary=----form",
        },
        "kind": "request",
        "method": "POST",
        "path": "/upload",
      },
      {
        "body": "12",
        "headers": {
          "content-type": "text/plain;charset=UTF-8",
        },
        "kind": "request",
        "method": "POST",
        "path": "/text",
      },
    ]
  `)
})

test('a request can be aborted, before and while it is answered', async () => {
  const code = `
    respond('slow', {}, { delay: 1000 })
    const say = (error: Error) => console.log(error.name, error instanceof DOMException, error.message, performance.now())
    await fetch('/slow', { signal: AbortSignal.timeout(10) }).catch(say)
    await fetch('/slow', { signal: AbortSignal.abort() }).catch(say)
    await fetch('/slow')
    console.log(performance.now())`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "GET /slow",
      "log: TimeoutError true The operation was aborted due to timeout 10",
      "log: AbortError true This operation was aborted 10",
      "GET /slow",
      "log: 1010",
    ]
  `)
})

test('a request that is aborted right after it is sent gets no answer', async () => {
  const code = `
    respond('slow', {}, { delay: 1000 })
    for (const path of ['/slow', '/quick']) {
      const controller = new AbortController()
      const sent = fetch(path, { signal: controller.signal })
      controller.abort()
      await sent.then(() => console.log('answered'), (error) => console.log(error.name, performance.now()))
    }`
  expect(await seen(code)).toEqual(['GET /slow', 'log: AbortError 0', 'GET /quick', 'log: AbortError 0'])
})

test('the page can listen, store and navigate', async () => {
  const code = `
    window.addEventListener('ready', (event) => console.log((event as CustomEvent).detail, event instanceof CustomEvent))
    dispatchEvent(new CustomEvent('ready', { detail: { ok: true } }))
    localStorage.setItem('a', 1 as never); sessionStorage['b'] = 'two'
    console.log(localStorage, localStorage.getItem('a') === '1', Object.keys(sessionStorage), localStorage.key(0))
    localStorage.removeItem('a'); sessionStorage.clear()
    console.log(localStorage.length, sessionStorage.length, localStorage.getItem('a'))
    history.pushState({}, '', '/app/training?q=1#top')
    console.log(location.pathname, location.search, location.hash, String(location))
    location.href = '/login'; location.assign('https://other.example'); location.search = '?q=2'
    console.log(location.pathname)`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "log: { ok: true } true",
      "log: Storage { a: '1' } true [ 'b' ] a",
      "log: 0 0 null",
      "log: /app/training ?q=1 #top https://search.acme.example/app/training?q=1#top",
      "opens: https://search.acme.example/login",
      "opens: https://other.example/",
      "opens: https://search.acme.example/app/training?q=2#top",
      "log: /app/training",
    ]
  `)
})

test("the platform's classes look like those of the sample's own realm", async () => {
  const code = `
    const errors: unknown[] = []
    for (const run of [() => new URL('nope'), () => decodeURIComponent('%'), () => atob('%')]) try { run() } catch (error) { errors.push(error) }
    console.log(errors.map((error) => [error instanceof Error, (error as Error).name]))
    class Own extends Error {}
    console.log(errors[0] instanceof TypeError, errors[0] instanceof Own, new Own() instanceof Own, {} instanceof Own)
    console.log(structuredClone(new Date(0)), structuredClone({ a: [1] }), await new Response('{"a":1}').clone().json())`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "log: [
      [ true, 'TypeError' ],
      [ true, 'URIError' ],
      [ true, 'InvalidCharacterError' ]
    ]",
      "log: true false true false",
      "log: 1970-01-01T00:00:00.000Z { a: [ 1 ] } { a: 1 }",
    ]
  `)
})

test('unhandled errors are recorded', async () => {
  const code = `
    addEventListener('x', () => { throw new RangeError('in a listener') })
    dispatchEvent(new Event('x'))
    Promise.reject('only a text')
    console.log('goes on')
    throw Object.assign(new Error('the end'), { name: 'OwnError' })`
  expect(await seen(code)).toMatchInlineSnapshot(`
    [
      "log: goes on",
      "throws: OwnError: the end",
      "uncaught: RangeError: in a listener",
      "rejection: : only a text",
    ]
  `)
})
