import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { admit } from '../engine/dev/requests'
import { readTryHash } from '../engine/features/reference/client/try-link'
import { nearPaths } from '../engine/features/site-files/theme/near-paths'
import { percentDecode, splitUrl } from '../engine/page/href'
import { cleanPath, SHELL_DOCUMENT, STAMPED_FILE } from '../engine/page/site'
import { baseOf, redirectFor } from '../engine/serve/redirect'
import { accepts } from '../engine/serve/send-file'
import { localeOf, siteFile } from '../engine/serve/site-file'

/** What may be read again for each of its characters by an expression without a fixed start. */
const REPEATED = [
  '/',
  'a/',
  '/./',
  '//a',
  '.a',
  '.html',
  '/index.html',
  'assets/',
  '-1',
  '%41',
  '%',
  '?',
  '#',
  ',',
  ';q=',
  '0-,',
  ' ',
]

const READERS: Record<string, (text: string) => unknown> = {
  cleanPath,
  splitUrl,
  percentDecode,
  'the names of stamped files': (text) => [SHELL_DOCUMENT, STAMPED_FILE].map((name) => name.test(text)),
  redirectFor: (text) => redirectFor(`/base/${text}`, '/base/'),
  baseOf: (text) => baseOf(`/base/${text}`, ['/base/', '/base/fr/']),
  localeOf: (text) => localeOf(`/${text}`, tmpdir(), '/'),
  siteFile: (text) => siteFile(`/${text}`, tmpdir(), '/'),
  accepts: (text) => accepts('br', text),
  admit: (text) => admit(...requestFor(text)),
  nearPaths: (text) => nearPaths(`/${text}`, ['/guide', '/guide/start'], '/'),
  readTryHash: (text) => readTryHash(`#try=0.${text}`),
}

function requestFor(text: string): [IncomingMessage, ServerResponse] {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url: `/${text}`, headers: { range: `bytes=${text}` } })
  return [request, new ServerResponse(request)]
}

/** In ms, of the fastest of some runs. */
function timeOf(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

test.each(Object.keys(READERS))(
  'the time of %s grows no faster than the address or the header that it reads',
  (name) => {
    for (const part of REPEATED) {
      const timeFor = (length: number) =>
        timeOf(() => READERS[name]?.(`${part.repeat(length / part.length)}!`))
      const [short, long] = [timeFor(4000), timeFor(16_000)]
      // Linear time is four times as long, quadratic time sixteen times. A busy machine may add some.
      expect(long, `${part} again and again`).toBeLessThan(6 * short + 10)
    }
  },
)
