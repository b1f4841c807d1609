import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  PlayerCard: {
    use: ['For a player in a list or among search results.'],
    avoid: ['To choose players: `PlayerPicker`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
    accessibility: ['The card is one link named after the nick; its actions are separate buttons.'],
  },
}
