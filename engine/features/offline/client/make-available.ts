import { holdEntry, releaseEntry } from '../../../kit/browser/overlay'
import { LateError } from '../../../kit/browser/requests'
import { phrase } from '../../../page/words'
import type { OfflineProgress } from '../build-files'
import css from './make-available.lazy.css?inline'
import { NotKeptError, registerOnce } from './register-worker'

// A constructed style sheet: the content security policy forbids style elements.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

/** Fetches the whole site for reading offline, and shows how far it is. Closing the dialog stops it. */
export async function makeAvailable(): Promise<void> {
  const view = openDialog()
  try {
    const { active } = await registerOnce()
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<OfflineProgress>) => view.show(data)
    view.onStop(() => port1.postMessage('stop'))
    active?.postMessage('keep all', [port2])
  } catch (error) {
    const isPossible = error instanceof NotKeptError || error instanceof LateError
    view.say(isPossible ? WORDS.offline.failed : WORDS.offline.notPossible)
  }
}

interface View {
  show(progress: OfflineProgress): void
  say(text: string): void
  onStop(stop: () => void): void
}

function openDialog(): View {
  const dialog = document.createElement('dialog')
  dialog.className = 'offline'
  dialog.ariaLabel = WORDS.offline.make
  dialog.setAttribute('closedby', 'any')
  const status = element('p', '')
  status.role = 'status'
  const size = element('p', '')
  const bar = document.createElement('progress')
  bar.ariaLabel = WORDS.offline.make
  const close = element('button', WORDS.offline.cancel)
  close.onclick = () => dialog.close()
  dialog.append(status, size, bar, close)
  document.body.append(dialog)
  let stop = () => {}
  dialog.onclose = () => {
    stop()
    dialog.remove()
    releaseEntry('offline')
  }
  dialog.showModal()
  holdEntry('offline', () => dialog.close())
  status.textContent = WORDS.offline.making
  const end = (text: string) => {
    status.textContent = text
    bar.hidden = size.hidden = true
    close.textContent = WORDS.offline.close
    stop = () => {}
  }
  return {
    show({ stored, files, bytes, end: ending }) {
      bar.max = files
      bar.value = stored
      size.textContent = phrase(WORDS.offline.size, {
        stored: inMegabytes((bytes * stored) / files),
        whole: inMegabytes(bytes),
      })
      if (ending === 'done') end(WORDS.offline.done)
      else if (ending === 'failed') end(WORDS.offline.failed)
    },
    say: end,
    onStop(listener) {
      stop = listener
    },
  }
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}

function element<Name extends 'p' | 'button'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
