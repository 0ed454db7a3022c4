import { type ComponentType, useRef, useState } from 'react'
import type { TryEditorProps } from './TryEditor'

/** A button that opens an editor; the editor's script is asked for only then. */
export default function TryIt({ sample }: { sample: string }) {
  const [state, setState] = useState<{ Editor?: ComponentType<TryEditorProps>; told?: string }>({})
  const button = useRef<HTMLButtonElement>(null)
  const { Editor, told } = state

  const open = () =>
    import('./TryEditor').then(
      ({ TryEditor }) => setState({ Editor: TryEditor }),
      () => setState({ told: 'The editor could not be loaded. Try again.' }),
    )
  const close = () => {
    button.current?.focus()
    setState({})
  }
  return (
    <div className="try">
      <button ref={button} type="button" aria-expanded={Boolean(Editor)} onClick={Editor ? close : open}>
        Try it
      </button>{' '}
      <span role="alert">{told}</span>
      {Editor && <Editor sample={sample} close={close} />}
    </div>
  )
}
