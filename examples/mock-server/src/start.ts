import { parseArgs } from 'node:util'
import { startMockServer } from './node'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    latency: { type: 'string', default: '0' },
    'signed-out': { type: 'boolean', default: false },
    'expires-after': { type: 'string', default: 'Infinity' },
  },
})

const { url } = await startMockServer({
  port: Number(values.port),
  latency: Number(values.latency),
  signedIn: !values['signed-out'],
  expiresAfter: Number(values['expires-after']),
})
console.log(`Mock search server: ${url}`)
