export { RegisterForm, registerFormTexts } from './RegisterForm.tsx'
export type { RegisterFormFields, RegisterFormProps, RegisterFormTexts } from './RegisterForm.tsx'
export { GENDERS, genderLabels } from './genders.ts'
export type { Gender } from './genders.ts'
