export { AppShell, appShellTexts, type AppShellProps, type AppShellTexts } from './AppShell.tsx'
