import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  SessionList: {
    use: ['In the settings: where the account is signed in.'],
    avoid: ['To sign out here: that is *Sair* in the menu.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ['The session in use is marked in words and offers nothing to end.'],
    reviewed: '2026-11-21',
  },
}
