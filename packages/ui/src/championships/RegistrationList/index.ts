export { RegistrationList, type RegistrationListProps, type RegistrationRow } from './RegistrationList.tsx'
export type { RegistrationListTexts, RegistrationStatus } from './registration-list-texts.ts'
