export { ProfileForm, profileFormTexts } from './ProfileForm.tsx'
export type { ProfileFormFields, ProfileFormProps, ProfileFormTexts } from './ProfileForm.tsx'
