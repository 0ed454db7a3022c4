import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { RETRY } from '../../../../kit/browser/words'
import { readTryHash, tryHash } from '../../client/try-link'
import { keepTypedCode, readTyped } from '../../client/typed-code'
import type { TryPreset, TrySample } from '../../try/try-it'
import { CodeField } from './CodeField'
import { Output } from './Output'
import { PresetChoice } from './PresetChoice'
import type { TryEditorProps } from './TryEditor'
import {
  CLOSE,
  COPY_LINK,
  FORM_LABEL,
  HINT,
  LINK_COPIED,
  LINK_SHOWN,
  LINK_TOO_LONG,
  RESET,
  RUN,
  useRun,
} from './use-run'

interface CodeFormProps extends Omit<TryEditorProps, 'sample'> {
  address: string
  sample: TrySample
}

/** The field, its buttons, and the output of its code. */
export function CodeForm({ address, index, sample, isUnasked, close }: CodeFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const [linked] = useState(() => {
    const read = readTryHash(location.hash)
    return read?.index === index ? read : undefined
  })
  const isTooLong = linked !== undefined && linked.code === undefined
  const { state, run, clear, say } = useRun(address, sample, isTooLong ? LINK_TOO_LONG : '')
  const [{ label, code }, setStart] = useState<TryPreset>({ label: '', code: sample.code })
  const placeOf = (preset: string) => `${location.pathname} ${index} ${preset}`
  const [text, setText] = useState(() => readTyped(placeOf('')) ?? linked?.code ?? sample.code)

  const mayScroll = useRef(!isUnasked)
  useEffect(() => {
    if (isUnasked) {
      // What a reader has typed, or was sent, waits for their word.
      if (text === sample.code) run(text)
      return
    }
    field.current?.focus({ preventScroll: true })
    showFromStart(field.current?.closest('.try'))
  }, [])
  useEffect(() => {
    if (mayScroll.current && state.status !== '') result.current?.scrollIntoView({ block: 'nearest' })
  }, [state.status])

  const change = (next: string) => {
    keepTypedCode(placeOf(label), next)
    setText(next)
  }
  const copyLink = () => {
    const hash = tryHash({ index, code: text })
    if (hash === undefined) return say(LINK_TOO_LONG)
    history.replaceState(history.state, '', hash)
    navigator.clipboard.writeText(location.href).then(
      () => say(LINK_COPIED),
      () => say(LINK_SHOWN),
    )
  }
  const choose = (preset: TryPreset) => {
    keepTypedCode(placeOf(label), text)
    setStart(preset)
    setText(readTyped(placeOf(preset.label)) ?? preset.code)
    clear()
  }
  const reset = () => {
    change(code)
    clear()
  }
  const runTyped = (event: FormEvent) => {
    event.preventDefault()
    mayScroll.current = true
    run(text)
  }
  const followKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) runTyped(event)
    else return
    event.preventDefault()
  }
  return (
    <form className="try-editor" aria-label={FORM_LABEL} onSubmit={runTyped} onKeyDown={followKey}>
      <PresetChoice {...{ address, sample, chosen: label, choose }} />
      <div className="try-bench">
        <div className="try-input">
          <CodeField field={field} code={text} change={change} describedBy={id} />
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
          </div>
        </div>
        <div ref={result} className="try-result">
          <p className="try-status" role="status">
            {state.status}
          </p>
          <Output parts={state.parts} />
        </div>
      </div>
      <p id={id}>{HINT}</p>
    </form>
  )
}

/**
 * Scrolls to the start of an editor, unless all of it is in view. It takes the place of its sample, which begins far above
 * the button that opens it.
 */
function showFromStart(editor: Element | null | undefined): void {
  if (!editor) return
  const { top, bottom } = editor.getBoundingClientRect()
  const first = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  if (top < first || bottom > innerHeight) editor.scrollIntoView()
}
