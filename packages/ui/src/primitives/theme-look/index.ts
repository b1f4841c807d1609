export { ThemeLookContext, type AccentName, type Appearance } from './theme-look.ts'
