export { RegistrationDialog, type RegistrationDialogProps } from './RegistrationDialog.tsx'
export type { RegistrationDialogTexts } from './registration-dialog-texts.ts'
export type { PlayerObstacle, RegistrationObstacle, Roster, RosterMember, RosterRole } from './roster.ts'
