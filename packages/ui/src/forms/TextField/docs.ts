import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TextField: {
    use: ['For one line of text; with `capitals` for a team’s tag.'],
    avoid: [
      'For CPF, phone, date: `MaskedField`. For passwords: `PasswordField`. For filtering: `SearchInput`.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter', does: 'Submits the form.' },
    ],
    accessibility: [
      'The label names the control; hint and error describe it (`aria-describedby`), and `aria-invalid` follows the error.',
    ],
  },
}
