import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  IconButton: {
    use: ['For a familiar act where there is no place for words: close, more, search.'],
    avoid: ['For an act that is not understood without words: `Button` with an icon and a label.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: [
      '`label` is its name and its tooltip.',
      'A `dot` means nothing to a screen reader: say it in the label.',
    ],
    reviewed: '2026-11-21',
  },
}
