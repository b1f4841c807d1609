export { RegistrationPanel, type RegistrationPanelProps } from './RegistrationPanel.tsx'
export type { RegistrationPanelTexts } from './registration-panel-texts.ts'
export type {
  RegistrationKind,
  RegistrationState,
  RegistrationTeam,
  TeamObstacle,
} from './registration-state.ts'
