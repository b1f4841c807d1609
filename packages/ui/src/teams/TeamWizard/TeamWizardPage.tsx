'use client'

import { clsx } from 'clsx'
import { teamWizardTexts, type TeamWizardTexts } from './team-wizard-texts.ts'
import { TeamWizard, type TeamWizardProps } from './TeamWizard.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './TeamWizard.module.css'

export type TeamWizardPageProps = TeamWizardProps

/** The team wizard as a page of its own, for narrow screens (/team/create). Brings the page's h1. */
export function TeamWizardPage(props: TeamWizardPageProps) {
  const labels = useTexts<TeamWizardTexts>('TeamWizard', teamWizardTexts, props.texts)
  return (
    <TeamWizard
      {...props}
      className={clsx(styles.page, props.className)}
      lead={
        <>
          <h1 className={styles.pageTitle}>{labels.title}</h1>
          {wrapText(props.lead)}
        </>
      }
    />
  )
}
