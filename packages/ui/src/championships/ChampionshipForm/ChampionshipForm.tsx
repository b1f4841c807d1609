'use client'

import { useEffect, useRef, useState } from 'react'
import { FormFrame, type FormProps } from '../../forms/FormFrame/FormFrame.tsx'
import type { GameOption } from '../../teams/game-option.ts'
import { StepIndicator } from '../../teams/TeamWizard/StepIndicator.tsx'
import type { ChampionshipFormFields } from './championship-form-fields.ts'
import { championshipFormTexts, type ChampionshipFormTexts } from './championship-form-texts.ts'
import { FormatSection, RulesSection, TeamsSection } from './FormSections.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ChampionshipForm.module.css'

/** 1 format, 2 teams and dates, 3 prizes and rules. */
export type ChampionshipFormStep = 1 | 2 | 3

export type ChampionshipFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: ChampionshipFormFields
  /** The games to choose from, in their order. */
  games: readonly GameOption[]
  /** The step that is shown; without it all of them are, to edit. Controlled. */
  step?: ChampionshipFormStep | undefined
  /** Goes to the step before; from the first one, and without steps, it leaves the form. */
  onCancel: () => void
  texts?: Partial<ChampionshipFormTexts> | undefined
}

/**
 * Creates a championship in three steps, or edits one. The page renders the heading. What was typed must survive a failed
 * request, and then the first invalid field gets the focus; a new step's heading does. Enter goes on.
 */
export function ChampionshipForm(props: ChampionshipFormProps) {
  const { fields, games, step, texts, onCancel, ...rest } = props
  const labels = useTexts<ChampionshipFormTexts>('ChampionshipForm', championshipFormTexts, texts)
  // It opens with the focus of its page.
  const [first] = useState(step)
  const sections = [
    <FormatSection key="format" fields={fields} labels={labels} games={games} />,
    <TeamsSection key="teams" fields={fields} labels={labels} />,
    <RulesSection key="rules" fields={fields} labels={labels} />,
  ]
  const buttons = {
    cancel: step === undefined || step === 1 ? labels.cancel : labels.back,
    submit: step === undefined || step === 3 ? labels.submit : labels.next,
  }
  return (
    <FormFrame {...rest} labels={{ ...labels, ...buttons }} onCancel={onCancel}>
      {step !== undefined && <StepIndicator step={step} labels={labels} />}
      {sections.map((section, index) =>
        step === undefined || step === index + 1 ? (
          <div key={index} className={styles.body}>
            <SectionHeading takesFocus={step !== undefined && step !== first}>
              {labels.steps[index]}
            </SectionHeading>
            {section}
          </div>
        ) : null,
      )}
    </FormFrame>
  )
}

/** Takes the focus with a new step, not with the first. */
function SectionHeading({ takesFocus, children }: { takesFocus: boolean; children: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  )
}
