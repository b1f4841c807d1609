import { dates } from './dates.ts'
import { feedbackTexts } from './feedback.ts'
import { fields } from './forms.ts'
import { mediaTexts } from './media.ts'
import { primitiveTexts } from './primitives.ts'
import { pluralize } from './pluralize.ts'
import type { EnglishTexts } from './english-texts.ts'

const wizard = {
  title: 'Create a team',
  close: 'Close',
  steps: ['Information', 'Pictures', 'Invitations'],
  stepDone: 'done',
  stepsLabel: 'Steps',
  headings: ['Team information', 'Team pictures', 'Invite players to the team'],
  name: 'Team name',
  namePlaceholder: 'What the team is called',
  tag: 'Team tag',
  tagPlaceholder: 'TAG',
  tagHint: '2 to 5 letters or digits',
  game: 'Team game',
  gamePlaceholder: 'Choose the game',
  description: 'Team description',
  descriptionPlaceholder: 'Goal, practice hours, what you look for',
  logo: 'Team logo',
  logoHint: 'Recommended: a square picture (1:1), at most 5 MB',
  logoSuccess: 'Logo uploaded',
  banner: 'Team banner',
  bannerHint: 'Recommended: a wide picture (16:9), at most 5 MB',
  bannerSuccess: 'Banner uploaded',
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  submit: 'Create team',
  submitting: 'Creating...',
  fields,
  imageUploader: mediaTexts.ImageUploader,
} satisfies EnglishTexts['TeamWizard']

export const teamTexts = {
  TeamCard: {
    recruiting: 'Recruiting',
    game: 'Game',
    noGame: 'No game',
    createdAt: 'Created on',
    owner: 'Owner',
    performance: 'Performance',
    wins: (count) => pluralize(count, 'win'),
    losses: (count) => pluralize(count, 'loss', 'losses'),
    noMatches: 'No matches yet',
    members: 'Members of the team',
    memberCount: (count) => pluralize(count, 'member'),
    total: (count) => `${count} in all`,
    more: (count) => `and ${count} more`,
    unknown: '—',
    nameless: 'No name',
    dates,
  },
  TeamFilters: {
    label: 'Filters for teams',
    search: 'Search teams',
    games: 'Filter by game',
    all: 'All',
    count: (count) => pluralize(count, 'team'),
    openSheet: 'Filter teams',
    close: 'Close',
    clear: 'Clear filters',
    apply: 'Apply filters',
    searchInput: primitiveTexts.SearchInput,
  },
  TeamGrid: {
    label: 'Teams',
    loading: 'Loading teams...',
    empty: 'No team found',
    emptyHint: 'Create your team or accept an invitation to see it here.',
    filteredHint: 'Try another search or clear the filters.',
    failed: 'The teams could not be loaded',
    errorState: feedbackTexts.ErrorState,
  },
  TeamWizard: wizard,
  TeamWizardDialog: wizard,
  TeamWizardPage: wizard,
} satisfies Partial<EnglishTexts>
