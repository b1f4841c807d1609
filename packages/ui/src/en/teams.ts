import { dates } from './dates.ts'
import { feedbackTexts } from './feedback.ts'
import { fields } from './forms.ts'
import { mediaTexts } from './media.ts'
import { playerTexts } from './players.ts'
import { primitiveTexts } from './primitives.ts'
import { roles, statuses } from './roles.ts'
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

const shareButton = { share: 'Share', copied: 'Link copied', notCopied: 'It could not be copied' }

const invitation = {
  noDate: 'No date',
  by: (nick: string) => `by ${nick}`,
  expires: (date: string) => `Expires on ${date}`,
  statuses,
  cancel: 'Cancel the invitation',
  canceling: 'Cancelling...',
  resend: 'Send again',
  resending: 'Sending...',
  of: (nick: string) => `of ${nick}`,
  roles,
}

export const teamTexts = {
  InvitationList: {
    label: 'Invitations of the team',
    loading: 'Loading invitations...',
    empty: 'No pending invitation',
    emptyHint: 'Invite players to complete the line-up.',
    failed: 'The invitations could not be loaded',
    errorState: feedbackTexts.ErrorState,
    invitationRow: invitation,
  },
  InvitationRow: invitation,
  InviteDialog: {
    title: 'Invite players',
    description: (teamName) =>
      `Each player gets a notification and decides whether to join${teamName === undefined ? '' : ` ${teamName}`}.`,
    close: 'Close',
    cancel: 'Cancel',
    send: (count) => (count > 1 ? `Send ${count} invitations` : 'Send invitation'),
    sending: 'Sending...',
    playerPicker: playerTexts.PlayerPicker,
  },
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
  ShareButton: shareButton,
  TeamHeader: { recruiting: 'Recruiting', shareButton },
  TeamWizard: wizard,
  TeamWizardDialog: wizard,
  TeamWizardPage: wizard,
} satisfies Partial<EnglishTexts>
