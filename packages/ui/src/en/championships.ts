import { format } from 'date-fns'
import { feedbackTexts } from './feedback.ts'
import { primitiveTexts } from './primitives.ts'
import { pluralize } from './pluralize.ts'
import type { EnglishTexts } from './english-texts.ts'

export const phases = {
  soon: 'Soon',
  open: 'Registration open',
  full: 'Full',
  closed: 'Registration closed',
  checkIn: 'Check-in open',
  live: 'Live',
  finished: 'Finished',
  cancelled: 'Cancelled',
}

export const formats = {
  SINGLE_ELIMINATION: 'Single elimination',
  DOUBLE_ELIMINATION: 'Double elimination',
  ROUND_ROBIN: 'Round robin',
  GROUPS_THEN_PLAYOFFS: 'Groups + play-offs',
  SWISS: 'Swiss',
  SWISS_THEN_PLAYOFFS: 'Swiss + play-offs',
}

/** Texts of championships. */
export const championshipTexts = {
  ChampionshipCard: {
    phases,
    formats,
    versus: (teamSize) => `${teamSize} v ${teamSize}`,
    unrated: 'Without points',
    start: 'Start',
    startsAt: (date) => format(date, 'd MMM · HH:mm'),
    startedOn: (date) => format(date, 'd MMM yyyy'),
    prize: 'Prize',
    guaranteedPrize: 'Guaranteed prize',
    noPrize: 'No prize',
    entry: 'Entry',
    free: 'Free',
    money: (centavos) => (centavos / 100).toLocaleString('en', { style: 'currency', currency: 'BRL' }),
    teams: (count, places) => `${count}/${places} teams`,
    players: (count, places) => `${count}/${places} players`,
    register: 'Register',
    showPlayers: 'See players',
    playersCheckIn: 'Players confirm their presence',
    opensOn: (day) => `Registration opens on ${day}`,
    closesOn: (day) => `Registration until ${day}`,
    lastPlaces: (count) => (count === 1 ? 'Last place' : `Last ${count} places`),
    waiting: (count) => `${pluralize(count, 'team')} waiting`,
    champion: (team) => `Champion: ${team}`,
    day: (date) => format(date, 'd MMM'),
    notes: {
      soon: 'Registration soon',
      open: 'Registration open',
      full: 'All places taken',
      closed: 'The bracket comes soon',
      checkIn: 'Teams confirm their presence',
      live: 'Being played now',
      finished: 'Final result',
      cancelled: 'Will not take place',
    },
    actions: {
      soon: 'View championship',
      open: 'Register team',
      full: 'Join waiting list',
      closed: 'View championship',
      checkIn: 'View teams',
      live: 'View bracket',
      finished: 'View result',
      cancelled: 'View championship',
    },
    unknown: '—',
  },
  ChampionshipFilters: {
    label: 'Filters for championships',
    search: 'Search championships',
    status: 'Filter by status',
    anyStatus: 'All',
    statuses: {
      REGISTRATION: 'Registration open',
      CHECK_IN: 'Checking in',
      ONGOING: 'Live',
      FINISHED: 'Finished',
    },
    games: 'Filter by game',
    all: 'All games',
    openSheet: 'Filter championships',
    close: 'Close',
    clear: 'Clear filters',
    apply: 'Apply filters',
    searchInput: primitiveTexts.SearchInput,
  },
  ChampionshipList: {
    label: 'Championships',
    loading: 'Loading championships...',
    empty: 'No championship here yet',
    emptyHint: 'When registration for one opens, it appears here.',
    filteredHint: 'Try another search or clear the filters.',
    failed: 'The championships could not be loaded',
    more: 'Show more',
    loadingMore: 'Loading...',
    errorState: feedbackTexts.ErrorState,
  },
} satisfies Partial<EnglishTexts>
