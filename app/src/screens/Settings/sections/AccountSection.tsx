export { AccountPanel as AccountSection } from '../AccountPanel.tsx'
