import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Chip: {
    use: ['For a filter that is on or off by itself.'],
    avoid: [
      'For one choice of a few: `ChipGroup` says what belongs together.',
      'For a state that cannot be pressed: `Badge`.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ['`aria-pressed` says whether it is on.'],
    reviewed: '2026-11-21',
  },
  ChipGroup: {
    use: ['For one choice of two to about eight short options: games, Todos / Não lidos / Grupos.'],
    avoid: ['For many or long options: `SelectField`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from chip to chip.' },
      { keys: 'Enter, Space', does: 'Chooses.' },
    ],
    accessibility: ['A named group of pressed buttons; the choice also has a border, not colour alone.'],
    reviewed: '2026-11-21',
  },
}
