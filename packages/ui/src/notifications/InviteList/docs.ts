import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  InviteList: {
    use: ['As the whole page /profile/invites.'],
    avoid: ['For the invitations that a team has sent: `InvitationList`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ["Brings the page's h1; open and answered ones are two named lists."],
  },
}
