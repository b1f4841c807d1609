import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  InviteLinkPanel: {
    use: ['For the link by which whoever has it joins a team, shown to those who may invite.'],
    avoid: ['To pass a public page on: `ShareButton`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the address, which is then selected, and to the buttons.' },
      { keys: 'Enter, Space', does: 'Copies, or asks before it makes a new link.' },
    ],
    accessibility: ['How copying went is announced.'],
    good: ['Give the whole address, with its origin.'],
    bad: ['Do not show it to members who may not invite: the link lets people in.'],
    reviewed: '2026-11-21',
  },
}
