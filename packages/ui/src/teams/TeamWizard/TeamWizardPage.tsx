import { clsx } from 'clsx'
import { teamWizardTexts } from './teamWizardTexts.ts'
import { TeamWizard, type TeamWizardProps } from './TeamWizard.tsx'
import classes from './TeamWizard.module.css'

export type TeamWizardPageProps = TeamWizardProps

/** The same wizard as a page of its own, for narrow screens (/team/create). Brings the page's h1. */
export function TeamWizardPage(props: TeamWizardPageProps) {
  const words = { ...teamWizardTexts, ...props.texts }
  return (
    <TeamWizard
      {...props}
      className={clsx(classes.page, props.className)}
      lead={
        <>
          <h1 className={classes.pageTitle}>{words.title}</h1>
          {props.lead}
        </>
      }
    />
  )
}
