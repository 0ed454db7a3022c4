// Checks a running host of a built site: `node engine/bin/run.mjs tests/hosts/run.ts http://localhost:8080/docs/ dist`.
import { checkHost } from './check'

const [url = '', folder = 'dist'] = process.argv.slice(2)
const { count, wrong } = await checkHost(url, folder)
console.log([...wrong, `${count} requests, ${wrong.length} answers that differ`].join('\n'))
if (wrong.length > 0) process.exitCode = 1
