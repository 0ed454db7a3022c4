import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** What is there before the demonstration is used: nothing of it is loaded until its button is pressed. */
export default function Demo({ children }: { children?: ReactNode }) {
  const [Panel, setPanel] = useState<ComponentType>()
  // Absent before there is script that would answer the button.
  const [state, setState] = useState<string>()
  useEffect(() => setState(''), [])
  const start = () => {
    setState('Loading…')
    import('./DemoPanel').then(
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
