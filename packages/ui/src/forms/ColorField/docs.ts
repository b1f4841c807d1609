import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ColorField: {
    use: ["For a team's colour: typed as its code or taken with the browser's picker."],
    avoid: ['For a choice of few given colours: `SelectField` with their names.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: "On the swatch: opens the browser's picker." },
    ],
    accessibility: [
      'The label names the control; hint and error describe it (`aria-describedby`), and `aria-invalid` follows the error.',
    ],
    reviewed: '2026-11-21',
  },
}
