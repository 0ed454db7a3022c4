import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { importScript, isSlow, lookForNewBuild } from '../../../../kit/browser/scripts'
import { editorIndex, readTryHash } from '../../client/try-link'
import type { TryEditorProps } from './TryEditor'

interface TryItProps {
  /** URL of the sample's file. */
  sample: string
  /** Opens the editor as soon as the sample comes into view, unless the reader saves data. */
  opens?: 'in-view'
}

interface TryItState {
  Editor?: ComponentType<TryEditorProps>
  isUnasked?: boolean
  status?: string
}

/** A button that opens an editor, whose script is only loaded then. */
export default function TryIt({ sample, opens }: TryItProps) {
  const [state, setState] = useState<TryItState>({})
  const button = useRef<HTMLButtonElement>(null)
  const { Editor, isUnasked = false, status } = state

  const open = (isUnasked = false) =>
    importScript(() => import('./TryEditor')).then(
      ({ TryEditor }) => setState(({ Editor = TryEditor }) => ({ Editor, isUnasked })),
      () => {
        setState({ status: WORDS.tryIt.notOpened })
        void lookForNewBuild()
      },
    )
  // Code from a link is only shown. Nothing runs before the reader asks for it.
  useEffect(() => {
    const linked = readTryHash(location.hash)
    if (linked?.index === editorIndex(button.current)) void open()
    else if (opens && !isSlow()) return whenInView(button.current?.closest('.sample'), () => open(true))
  }, [])
  const close = () => {
    // The editor hides the button.
    flushSync(() => setState({}))
    button.current?.focus()
  }
  // The editor takes the place of the sample, which stays in the document for those without script.
  useEffect(() => {
    const around = button.current?.closest('.sample')
    around?.toggleAttribute('data-tried', Editor !== undefined)
    return () => around?.removeAttribute('data-tried')
  }, [Editor])
  return (
    <div className="try">
      <button ref={button} type="button" aria-expanded={Boolean(Editor)} onClick={() => open()}>
        {WORDS.tryIt.button}
      </button>{' '}
      <span role="alert">{status}</span>
      {Editor && <Editor {...{ sample, index: editorIndex(button.current), isUnasked, close }} />}
    </div>
  )
}

/** Acts once an element is in view, which the panel of a tab that is not chosen never is. Returns what stops waiting. */
function whenInView(element: Element | null | undefined, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
