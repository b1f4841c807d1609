import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TextAreaField: {
    use: ['For text of several lines with a limit: description, about.'],
    avoid: ['For one line: `TextField`. For chat: `Composer`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter', does: 'Breaks the line.' },
    ],
    accessibility: [
      'The label names the control; hint and error describe it (`aria-describedby`), and `aria-invalid` follows the error.',
      'The counter is read politely when little is left.',
    ],
    reviewed: '2026-11-21',
  },
}
