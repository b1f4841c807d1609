import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  MobileMenu: {
    use: ['On phones, opened from the top bar, in place of the side menu.'],
    avoid: ['From 768 px: `Sidebar`.'],
    keyboard: [
      { keys: 'Tab, Shift+Tab', does: 'Move inside the dialog; the focus does not leave it.' },
      { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
      { keys: 'Enter', does: 'On an entry: goes there and closes.' },
    ],
    accessibility: ['A modal dialog with a name; the page behind it is inert.'],
    reviewed: '2026-11-21',
  },
}
