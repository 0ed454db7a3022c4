import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { RETRY } from '../../client/error-texts'
import { keepTypedCode, typedCode } from '../../client/stores/typed-code'
import { readTryHash, tryHash } from '../../client/try-link'
import type { TryPreset, TrySample } from '../../page/try-it'
import { Output } from './Output'
import { PresetChoice } from './PresetChoice'
import {
  CLOSE,
  COPY_LINK,
  EDITOR_LABEL,
  FORM_LABEL,
  HINT,
  LINK_COPIED,
  LINK_SHOWN,
  RESET,
  RUN,
  useRun,
} from './use-run'

const MAX_ROWS = 24

interface CodeFormProps {
  address: string
  /** Index of the editor on the page. */
  index: number
  sample: TrySample
  close(): void
}

/** The field, its buttons, and the output of its code. */
export function CodeForm({ address, index, sample, close }: CodeFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { state, run, clear, say } = useRun(address, sample)
  const [{ label, code }, setStart] = useState<TryPreset>({ label: '', code: sample.code })
  const placeOf = (preset: string) => `${location.pathname} ${index} ${preset}`
  const rows = Math.min(MAX_ROWS, code.split('\n').length + 1)

  useEffect(() => {
    const linked = readTryHash(location.hash)
    if (field.current && typedCode(placeOf('')) === undefined && linked?.index === index)
      field.current.value = linked.code
    field.current?.focus()
  }, [])

  const copyLink = () => {
    const hash = tryHash({ index, code: field.current?.value ?? '' })
    history.replaceState(history.state, '', hash)
    navigator.clipboard.writeText(location.href).then(
      () => say(LINK_COPIED),
      () => say(LINK_SHOWN),
    )
  }

  const show = (text: string) => {
    if (field.current) field.current.value = text
    clear()
  }
  const choose = (preset: TryPreset) => {
    keepTypedCode(placeOf(label), field.current?.value ?? code)
    setStart(preset)
    show(typedCode(placeOf(preset.label)) ?? preset.code)
  }
  const reset = () => {
    keepTypedCode(placeOf(label), code)
    show(code)
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
      <PresetChoice {...{ address, sample, chosen: label, choose }} />
      <textarea
        ref={field}
        aria-label={EDITOR_LABEL}
        aria-describedby={id}
        defaultValue={typedCode(placeOf('')) ?? sample.code}
        rows={rows}
        wrap="off"
        dir="ltr"
        translate="no"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onInput={({ currentTarget }) => keepTypedCode(placeOf(label), currentTarget.value)}
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
