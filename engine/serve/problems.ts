import type { Problem } from '../diagnostics/problem'

export function portBusy(port: number): Problem {
  return {
    what: `Port ${port} is in use by another program.`,
    expected: 'a free port',
    received: String(port),
    hint: `Stop the other program, or choose another port: PORT=${port + 1} npm start`,
  }
}

export function noBuild(folder: string): Problem {
  return {
    what: `There is no built site in ${folder}.`,
    expected: 'a folder with a 404.html, as every build writes it',
    hint: 'Build the site first: npm run build',
  }
}
