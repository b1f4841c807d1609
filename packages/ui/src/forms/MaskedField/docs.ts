import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  MaskedField: {
    use: ['For CPF, phone and date: typed, pasted or filled in, always shown masked.'],
    avoid: ['For free numbers: `TextField` with `inputMode`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      {
        keys: 'Arrow keys, Backspace, Delete',
        does: 'Edit as in any text box; the caret stays where one edits.',
      },
    ],
    accessibility: [
      'The label names the control; hint and error describe it (`aria-describedby`), and `aria-invalid` follows the error.',
    ],
    reviewed: '2026-11-21',
  },
}
