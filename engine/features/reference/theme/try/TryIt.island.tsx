import { type ComponentType, useEffect, useRef, useState } from 'react'
import { importScript, lookForNewBuild } from '../../../../kit/browser/scripts'
import { editorIndex, readTryHash } from '../../client/try-link'
import type { TryEditorProps } from './TryEditor'

/** A button that opens an editor, whose script is only loaded then. */
export default function TryIt({ sample }: { sample: string }) {
  const [state, setState] = useState<{ Editor?: ComponentType<TryEditorProps>; status?: string }>({})
  const button = useRef<HTMLButtonElement>(null)
  const { Editor, status } = state

  const open = () =>
    importScript(() => import('./TryEditor')).then(
      ({ TryEditor }) => setState({ Editor: TryEditor }),
      () => {
        setState({ status: WORDS.tryIt.notOpened })
        void lookForNewBuild()
      },
    )
  // Code from a link is only shown. Nothing runs before the reader asks for it.
  useEffect(() => {
    const linked = readTryHash(location.hash)
    if (linked?.index === editorIndex(button.current)) open()
  }, [])
  const close = () => {
    button.current?.focus()
    setState({})
  }
  // The editor takes the place of the sample, which stays in the document for those without script.
  useEffect(() => {
    const around = button.current?.closest('.sample')
    around?.toggleAttribute('data-tried', Editor !== undefined)
    return () => around?.removeAttribute('data-tried')
  }, [Editor])
  return (
    <div className="try">
      <button ref={button} type="button" aria-expanded={Boolean(Editor)} onClick={Editor ? close : open}>
        {WORDS.tryIt.button}
      </button>{' '}
      <span role="alert">{status}</span>
      {Editor && <Editor sample={sample} index={editorIndex(button.current)} close={close} />}
    </div>
  )
}
