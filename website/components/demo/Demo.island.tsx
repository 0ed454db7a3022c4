import { importScript } from 'docwright/theme'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** Placeholder of the demonstration, which is only loaded when its button is pressed. */
export default function Demo({ children }: { children?: ReactNode }) {
  const [Panel, setPanel] = useState<ComponentType>()
  // Undefined until the script that handles the button runs.
  const [state, setState] = useState<string>()
  useEffect(() => setState(''), [])
  const start = () => {
    setState('Loading…')
    importScript(() => import('./DemoPanel')).then(
      (module) => setPanel(() => module.DemoPanel),
      () => setState('It could not be loaded. Try again.'),
    )
  }
  if (Panel) return <Panel />
  return (
    <section className="card demo-start" aria-label="Live demonstration">
      {children}
      <button type="button" disabled={state === undefined} onClick={start}>
        Start the demonstration
      </button>
      <output>{state}</output>
    </section>
  )
}
