import { Check } from 'lucide-react'
import type { TeamWizardStep } from './wizard-fields.ts'
import type { TeamWizardTexts } from './team-wizard-texts.ts'
import styles from './TeamWizard.module.css'

/** Texts of the steps. */
export type StepTexts = Pick<TeamWizardTexts, 'stepsLabel' | 'steps' | 'stepDone'>

/** Steps of the wizard: completed ones have a check mark, the current one `aria-current`. */
export function StepIndicator({ step, labels }: { step: TeamWizardStep; labels: StepTexts }) {
  return (
    <ol className={styles.steps} aria-label={labels.stepsLabel}>
      {labels.steps.map((name, place) => {
        const number = place + 1
        const state = number < step ? 'done' : number === step ? 'current' : 'ahead'
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Check /> : number}
            </span>
            <span className={styles.stepName}>{name}</span>
            {state === 'done' && <span className="cv-hidden">{`(${labels.stepDone})`}</span>}
          </li>
        )
      })}
    </ol>
  )
}
