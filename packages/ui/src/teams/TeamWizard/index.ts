export {
  TeamWizard,
  type TeamWizardFields,
  type TeamWizardProps,
  type TeamWizardStep,
} from './TeamWizard.tsx'
export { TeamWizardDialog, type TeamWizardDialogProps } from './TeamWizardDialog.tsx'
export { TeamWizardPage, type TeamWizardPageProps } from './TeamWizardPage.tsx'
export type { TeamWizardTexts } from './teamWizardTexts.ts'
