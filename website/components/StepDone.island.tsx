import { importScript, useSite } from 'docwright/theme'
import { useEffect, useSyncExternalStore } from 'react'
import { doneSteps, markStep, subscribeToSteps } from './tutorial-progress'
import { TUTORIAL_PATH, TUTORIAL_STEPS } from './tutorial-steps'
import './step-done-style'

interface StepDoneProps {
  /** The last part of the page's URL. */
  step: string
}

const PROGRESS = { folder: TUTORIAL_PATH, doneSteps, subscribe: subscribeToSteps }

/** A checkbox for the step of a page, and the progress of the whole tutorial. Progress is stored in the browser. */
export default function StepDone({ step }: StepDoneProps) {
  const { basePath } = useSite()
  const stored = useSyncExternalStore(subscribeToSteps, doneSteps, () => undefined)
  const done = stored?.split(' ') ?? []
  const count = TUTORIAL_STEPS.filter((one) => done.includes(one.step)).length

  // The sidebar shows progress only after a step was checked. Everything else works without its script.
  useEffect(() => {
    if (count > 0)
      void importScript(() => import('./done-marks')).then(
        (marks) => marks.followSidebar(PROGRESS),
        console.error,
      )
  }, [count])

  return (
    <section className="admonition admonition-tip step-done" aria-label="Your progress">
      <label>
        <input
          type="checkbox"
          autoComplete="off"
          disabled={stored === undefined}
          checked={done.includes(step)}
          onChange={(event) => markStep(step, event.currentTarget.checked)}
        />
        I have done this step
      </label>
      <p>
        <output>{`${count} of ${TUTORIAL_STEPS.length} steps done`}</output>
      </p>
      <details>
        <summary>All steps</summary>
        <ol>
          {TUTORIAL_STEPS.map((one) => (
            <li key={one.step}>
              <a
                href={basePath + TUTORIAL_PATH + one.step}
                aria-current={one.step === step ? 'page' : undefined}
                data-step-done={done.includes(one.step) ? '' : undefined}
              >
                {one.label}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <noscript>Without JavaScript, your progress is not saved.</noscript>
    </section>
  )
}
