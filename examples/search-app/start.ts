import { serveExample } from './serve'

const { url, close } = await serveExample({ port: Number(process.env.PORT ?? 5173) })
console.log(`Search application: ${url} (sign in as alice, with the password alice)`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await close()
    process.exit()
  })
}
