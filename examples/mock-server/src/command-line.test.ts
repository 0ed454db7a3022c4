import { expect, test } from 'vitest'
import { readOptions } from './command-line'

test('the options of the command are those of the server', () => {
  const args = '--port 4200 --signed-out --latency 800 --expires-after 20 --errors query=500,api/v1/app=503'
  expect(readOptions(args.split(' '))).toEqual({
    port: 4200,
    signedIn: false,
    latency: 800,
    expiresAfter: 20,
    errors: { 'api/v1/query': 500, 'api/v1/app': 503 },
  })
  expect(readOptions([])).toEqual({})
})

test.each([
  ['--latency soon', '--latency is a whole number, and not "soon".'],
  ['--errors query', 'a status from 400 to 599 for each endpoint: query=500. It got "query".'],
  ['--errors querry=500', 'There is no endpoint "querry". These are there: api/v1/app,'],
  ['--slow', "Unknown option '--slow'"],
])('%s is refused, and the message says why', (args, message) => {
  expect(() => readOptions(args.split(' '))).toThrow(message)
})
