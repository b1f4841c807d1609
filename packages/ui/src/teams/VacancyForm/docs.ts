import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  VacancyForm: {
    use: ['For opening a vacancy, and for changing one.'],
    avoid: ['For answering one: an application has its own message.'],
    keyboard: [
      { keys: 'Tab, Shift+Tab', does: 'Move through fields and buttons in reading order.' },
      { keys: 'Arrow down', does: 'In "Posição": shows the usual positions.' },
      { keys: 'Enter', does: 'In a field of one line: submits the form.' },
    ],
    accessibility: [
      'Every field has its own label, hint and error; the error is announced politely when it appears.',
      'After a refused submit the focus goes to the first field with an error.',
    ],
    reviewed: '2026-11-21',
  },
}
