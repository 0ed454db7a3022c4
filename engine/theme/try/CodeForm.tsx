import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { RETRY } from '../../client/error-texts'
import { editorIndex, readTryHash, tryHash } from '../../client/try-link'
import type { TryPart, TrySample } from '../../page/try-it'
import {
  CLOSE,
  COPY_LINK,
  EDITOR_LABEL,
  FORM_LABEL,
  HINT,
  LINK_COPIED,
  LINK_SHOWN,
  OUTPUT_LABEL,
  RESET,
  RUN,
  useRun,
} from './use-run'

/** What was typed, by the address of the sample: it is there again when a reader comes back to the page. */
const typed = new Map<string, string>()

const MAX_ROWS = 24

interface CodeFormProps {
  address: string
  sample: TrySample
  close(): void
}

/** The field, its buttons, and the output of its code. */
export function CodeForm({ address, sample, close }: CodeFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { state, run, clear, say } = useRun(address, sample)
  const rows = Math.min(MAX_ROWS, sample.code.split('\n').length + 1)

  useEffect(() => {
    const linked = readTryHash(location.hash)
    if (field.current && !typed.has(address) && linked?.index === editorIndex(field.current))
      field.current.value = linked.code
    field.current?.focus()
  }, [])

  const copyLink = () => {
    const hash = tryHash({ index: editorIndex(field.current), code: field.current?.value ?? '' })
    history.replaceState(history.state, '', hash)
    navigator.clipboard.writeText(location.href).then(
      () => say(LINK_COPIED),
      () => say(LINK_SHOWN),
    )
  }

  const reset = () => {
    typed.set(address, sample.code)
    if (field.current) field.current.value = sample.code
    clear()
  }
  const runTyped = (event: FormEvent) => {
    event.preventDefault()
    run(field.current?.value ?? '')
  }
  const followKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) runTyped(event)
    else return
    event.preventDefault()
  }
  return (
    <form className="try-editor" aria-label={FORM_LABEL} onSubmit={runTyped} onKeyDown={followKey}>
      <textarea
        ref={field}
        aria-label={EDITOR_LABEL}
        aria-describedby={id}
        defaultValue={typed.get(address) ?? sample.code}
        rows={rows}
        wrap="off"
        dir="ltr"
        translate="no"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onInput={({ currentTarget }) => void typed.set(address, currentTarget.value)}
      />
      <p id={id}>{HINT}</p>
      <div className="try-buttons">
        <button type="submit" data-main="">
          {state.isFailed ? RETRY : RUN}
        </button>
        <button type="button" onClick={reset}>
          {RESET}
        </button>
        <button type="button" onClick={copyLink}>
          {COPY_LINK}
        </button>
        <button type="button" onClick={close}>
          {CLOSE}
        </button>
        <span className="try-status" role="status">
          {state.status}
        </span>
      </div>
      <Output parts={state.parts} />
    </form>
  )
}

/** The output of the code, shown like that of samples that the build ran. All of it is text. */
function Output({ parts }: { parts: TryPart[] }) {
  return (
    <div role="log" aria-label={OUTPUT_LABEL}>
      {parts.map(({ caption, text, headers, body, isError }, index) => (
        <figure key={index} className="code observed" data-error={isError ? '' : undefined}>
          <figcaption>{caption}</figcaption>
          <Text name={caption} text={text} />
          {headers && (
            <details>
              <summary>Headers</summary>
              <Text name="Headers" text={headers} />
            </details>
          )}
          {body && <Text name="Body" text={body} />}
        </figure>
      ))}
    </div>
  )
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    // biome-ignore lint/a11y: what is wide is scrolled by keys, and named as below samples
    <pre tabIndex={0} role="group" aria-label={name} translate="no">
      <code>{text}</code>
    </pre>
  )
}
