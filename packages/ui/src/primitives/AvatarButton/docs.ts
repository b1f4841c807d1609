import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  AvatarButton: {
    use: ['In the top bar, for the signed-in person: profile link and account menu.'],
    avoid: [
      'For other people: an `Avatar` with `href`.',
      'For a menu that has nothing to do with the account.',
    ],
    keyboard: [
      { keys: 'Enter, Space, Arrow Down', does: 'On the chevron: opens the menu on its first entry.' },
      { keys: 'Arrow Up, Arrow Down', does: 'Move in the menu.' },
      { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
    ],
    accessibility: ['The menu button is named after the account; the menu is Radix\'s, with `role="menu"`.'],
    reviewed: '2026-11-21',
  },
}
