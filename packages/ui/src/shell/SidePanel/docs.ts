import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  SidePanel: {
    use: [
      'For what accompanies a page while it is read, as the list of chats. In the shell: its `sidePanel`.',
    ],
    avoid: ['For a question or a form: `ConfirmDialog`. For navigation: `Sidebar`.'],
    keyboard: [{ keys: 'Tab', does: 'Reaches what it holds after the content.' }],
    accessibility: ['A named complementary landmark. It takes no focus of its own and traps none.'],
    reviewed: '2026-11-21',
  },
}
