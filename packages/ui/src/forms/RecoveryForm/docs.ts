import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  RecoveryForm: {
    use: ['On /auth/recovery: asks for the e-mail, then says that it was sent.'],
    avoid: ['For the new password itself: `NewPasswordForm`.'],
    keyboard: [
      { keys: 'Tab, Shift+Tab', does: 'Move through fields and buttons in reading order.' },
      { keys: 'Enter', does: 'In a field: submits the form.' },
    ],
    accessibility: [
      'Every field has its own label, hint and error; the error is announced politely when it appears.',
      'After a refused submit the focus goes to the first field with an error.',
    ],
    reviewed: '2026-11-21',
  },
}
