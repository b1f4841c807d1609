export { TeamSettingsForm } from './TeamSettingsForm.tsx'
export type { TeamSettingsFields, TeamSettingsFormProps } from './TeamSettingsForm.tsx'
export type { TextOnColor } from './colorHints.ts'
export type { TeamSettingsFormTexts } from './teamSettingsFormTexts.ts'
