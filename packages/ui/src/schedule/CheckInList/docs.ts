import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  CheckInList: {
    use: ["An event's invited members with their answers, and the viewer's own."],
    avoid: ['Members without an event: MemberTable.', 'An invitation to a team: InviteCard.'],
    keyboard: [{ keys: 'Tab, Enter', does: 'Goes to the two answers and gives one.' }],
    accessibility: ['The answers are pressed buttons; the counts are a status, announced when they change.'],
    reviewed: '2026-11-21',
  },
}
