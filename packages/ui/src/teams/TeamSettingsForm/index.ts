export { TeamSettingsForm } from './TeamSettingsForm.tsx'
export type { TeamSettingsFields, TeamSettingsFormProps } from './TeamSettingsForm.tsx'
export type { TextOnColor } from './color-hints.ts'
export type { TeamSettingsFormTexts } from './team-settings-form-texts.ts'
