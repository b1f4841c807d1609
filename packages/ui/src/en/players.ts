import { primitiveTexts } from './primitives.ts'
import { pluralize } from './pluralize.ts'
import type { EnglishTexts } from './english-texts.ts'

export const playerTexts = {
  PlayerCard: { noTeam: 'No team' },
  PlayerPicker: {
    label: 'Players',
    search: 'Search players',
    searchPlaceholder: 'Search by nickname or name',
    selected: 'Chosen players:',
    remove: (name) => `Remove ${name}`,
    loading: 'Searching players...',
    loadingHint: 'Wait a moment',
    loadingMore: 'Loading more players...',
    moreFailed: 'More players could not be loaded',
    empty: 'No player found',
    emptyHint: 'Try another search',
    failed: 'The players could not be searched',
    failedHint: 'Check the connection and try again.',
    retry: 'Try again',
    found: (count) => `${pluralize(count, 'player')} in the list`,
    unknown: 'Unknown',
    searchInput: primitiveTexts.SearchInput,
  },
} satisfies Partial<EnglishTexts>
