import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  SelectField: {
    use: ['For one of up to about thirty options: game, gender, role.'],
    avoid: ['For two to eight short ones on a page: `ChipGroup`.', 'For people: `PlayerPicker`.'],
    keyboard: [
      { keys: 'Enter, Space, Arrow keys', does: 'Open the list.' },
      { keys: 'Arrow Up, Arrow Down, Home, End', does: 'Move in the list.' },
      { keys: 'Letters', does: 'Jump to the option that begins so.' },
      { keys: 'Escape', does: 'Closes without a choice.' },
    ],
    accessibility: [
      'The label names the control; hint and error describe it (`aria-describedby`), and `aria-invalid` follows the error.',
    ],
    reviewed: '2026-11-21',
  },
}
