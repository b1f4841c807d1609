import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TopBar: {
    use: ['Once, in `AppShell`: menu button, logo, search, bell, account.'],
    avoid: ['As a toolbar of a page: `PageHeader` has acts.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves through it from left to right.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ["The page's banner. The menu button says whether the menu is open."],
    reviewed: '2026-11-21',
  },
}
