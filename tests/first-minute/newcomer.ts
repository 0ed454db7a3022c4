import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { capture } from '../commands'

/** Somebody at a terminal with one version of Node. Prints what they type and what they read. */
export class Newcomer {
  /** @param bin The folder of the `node` that they have. */
  constructor(
    private folder: string,
    private readonly bin: string,
  ) {}

  enter(folder: string): void {
    this.folder = join(this.folder, folder)
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      writeFileSync(join(this.folder, path), text)
    }
  }

  /** @throws Error if the command fails. */
  async type(line: string): Promise<string> {
    console.log(`$ ${line}`)
    const { code, stdout, stderr } = await capture('sh', ['-c', line], { cwd: this.folder, env: this.env() })
    const text = (stdout + stderr).trim()
    console.log(text.replace(/^/gm, '    '))
    if (code !== 0) throw new Error(`"${line}" ended with ${code}.`)
    return text
  }

  /**
   * Opens the home page of a server, and stops it.
   * @throws Error if the page does not contain the text.
   */
  async open(command: 'dev' | 'start', expected: string): Promise<void> {
    const line = `npm run ${command}`
    console.log(`$ ${line}`)
    // A group of its own, so that the server below npm ends with it.
    const child = spawn('sh', ['-c', line], { cwd: this.folder, env: this.env(), detached: true })
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let text = ''
        const listen = (chunk: string) => {
          text += chunk
          const [, ready] = /^ready (http:\/\/\S+)$/m.exec(text) ?? []
          if (ready) resolve(ready)
        }
        child.stdout.setEncoding('utf8').on('data', listen)
        child.stderr.setEncoding('utf8').on('data', listen)
        child.on('close', (code) => reject(new Error(`"${line}" ended with ${code}:\n${text}`)))
      })
      console.log(`    ready ${url}`)
      const page = await (await fetch(url)).text()
      if (!page.includes(expected)) throw new Error(`${url} does not show "${expected}".`)
    } finally {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
    }
  }

  private env() {
    const own = { PORT: '0', NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined }
    return { ...process.env, ...own, PATH: `${this.bin}${delimiter}${process.env.PATH}` }
  }
}
