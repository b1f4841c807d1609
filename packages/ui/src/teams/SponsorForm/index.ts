export { SponsorForm, type SponsorFormFields, type SponsorFormProps } from './SponsorForm.tsx'
export { sponsorFormTexts, type SponsorFormTexts } from './sponsorFormTexts.ts'
