export { SessionList, sessionListTexts } from './SessionList.tsx'
export type { SessionItem, SessionListProps, SessionListTexts } from './SessionList.tsx'
