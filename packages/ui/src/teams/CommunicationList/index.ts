export type { CommunicationKind, CommunicationPerson, TeamCommunication } from './communication.ts'
export {
  CommunicationItem,
  type CommunicationItemProps,
  type CommunicationItemTexts,
} from './CommunicationItem.tsx'
export {
  CommunicationList,
  type CommunicationListProps,
  type CommunicationListTexts,
} from './CommunicationList.tsx'
