// ui-A: theme, primitives, shell, feedback
export { ConvocaTheme, type Appearance, type ConvocaThemeProps } from './theme/ConvocaTheme.tsx'

// ui-B: teams, players, media

// ui-C: notifications, forms
