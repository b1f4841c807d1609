export { SettingsNav, type SettingsNavProps } from './SettingsNav.tsx'
