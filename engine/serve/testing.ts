import { readdirSync, readlinkSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'

/** Closes the connection when the first bytes have come. */
export function breakOff(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, (response) => {
      response.once('data', () => {
        response.destroy()
        resolve()
      })
    })
    sent.on('error', reject).end()
  })
}

/** Asks for a file several times at once on one connection, and closes that when the first bytes have come. */
export function breakOffPipeline(url: string, count: number): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(count)),
    )
    socket.on('error', reject).once('data', () => {
      socket.destroy()
      resolve()
    })
  })
}

/** Returns how many times this process has a file of this name open. */
export function openFiles(name: string): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => isOpen(descriptor, name)).length
}

function isOpen(descriptor: string, name: string): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(name)
  } catch {
    return false
  }
}
