export { SponsorForm, type SponsorFormFields, type SponsorFormProps } from './SponsorForm.tsx'
export { sponsorFormTexts, type SponsorFormTexts } from './sponsor-form-texts.ts'
