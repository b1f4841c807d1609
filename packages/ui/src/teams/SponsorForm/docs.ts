import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  SponsorForm: {
    use: ['For adding a sponsor, and for changing one.'],
    avoid: ['For the pictures of the team itself: `TeamWizard` and the settings have their own.'],
    keyboard: [
      { keys: 'Tab, Shift+Tab', does: 'Move through fields and buttons in reading order.' },
      { keys: 'Enter', does: 'In a field of one line: submits the form.' },
    ],
    accessibility: [
      'Every field has its own label, hint and error; the error is announced politely when it appears.',
      'After a refused submit the focus goes to the first field with an error.',
      'Replacing a stored logo asks in a dialog that gives the focus back.',
    ],
    reviewed: '2026-11-21',
  },
}
