import './step-progress.css'
import { TUTORIAL_STEPS } from './tutorial-steps'

/** Where in the tutorial a page is, above its title. Put it before the page's first paragraph. */
export function StepProgress({ step }: { step: string }) {
  const at = TUTORIAL_STEPS.findIndex((one) => one.step === step)
  if (at < 0) throw new Error(`the tutorial has no step "${step}".`)
  return (
    <p className="step-progress">
      {`Step ${at + 1} of ${TUTORIAL_STEPS.length}`}{' '}
      <span aria-hidden="true">
        {TUTORIAL_STEPS.map((one, index) => (
          <i key={one.step} data-state={index < at ? 'before' : index === at ? 'now' : undefined} />
        ))}
      </span>
    </p>
  )
}
