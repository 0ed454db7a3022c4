import { readOptions, USAGE } from '@search-docs/mock-server/command-line'
import { serveExample } from './serve'

try {
  const { port = Number(process.env.PORT ?? 5173), ...options } =
    readOptions(process.argv.slice(2))
  const { url, close } = await serveExample({ port, ...options })
  console.log(
    `Search application: ${url} (sign in as alice, with the password alice)`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await close()
      process.exit()
    })
  }
} catch (error) {
  console.error(
    `${error instanceof Error ? error.message : error}\n\n${USAGE}`,
  )
  process.exitCode = 1
}
