import { format } from 'date-fns'
import type { EnglishTexts } from './english-texts.ts'

const when = (date: Date) => format(date, 'd MMM · HH:mm')

const matchCard = {
  code: (number: number) => `M${number}`,
  link: 'Open match',
  live: 'Live',
  closed: 'Finished',
  draw: 'Draw',
  forfeit: 'Forfeit',
  doubleForfeit: 'Double forfeit',
  disputed: 'In dispute',
  unscheduled: 'No time yet',
  when,
  open: 'To be decided',
  ownTeam: 'your team',
  winner: 'won',
} satisfies EnglishTexts['MatchCard']

const rounds = {
  round({ bracket, round, rounds: count, isDouble }) {
    if (bracket === 'THIRD_PLACE') return 'Third place'
    if (bracket === 'FINAL') return round === 1 ? 'Grand final' : 'Second final'
    if (bracket === 'LOSERS' && round === count) return 'Lower final'
    if (bracket === 'WINNERS') {
      const name = [isDouble ? 'Upper final' : 'The final', 'Semifinals', 'Quarterfinals', 'Round of 16'][
        count - round
      ]
      if (name !== undefined) return name
    }
    return `Round ${round}`
  },
  bestOf: (games) => (games === 1 ? 'Single game' : `Best of ${games}`),
  matchCard,
} satisfies Partial<EnglishTexts['Bracket']>

/** Texts of a championship's page. */
export const bracketTexts = {
  MatchCard: matchCard,
  MatchList: {
    ...rounds,
    lowerRound: (round) => `Lower bracket · ${round}`,
    empty: 'No match yet',
    emptyHint: 'Matches appear once the bracket is drawn.',
  },
  Bracket: {
    ...rounds,
    label: 'Bracket',
    parts: { WINNERS: 'Upper bracket', LOSERS: 'Lower bracket', FINAL: 'The final' },
    lowerHint: 'who loses here is out',
    choosePart: 'Part of the bracket',
    shortParts: { WINNERS: 'Upper', LOSERS: 'Lower', FINAL: 'The final' },
    chooseRound: 'Round',
    winnerOf: (code) => `Winner of ${code}`,
    loserOfUpper: 'From the upper one',
    asList: 'Show as a list',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    resetZoom: (percent) => `${percent}%, back to normal size`,
    fit: 'Fit',
    centre: 'Centre on the team',
    find: 'Find a team',
    found: 'chosen team',
    ownPath: "your team's path",
    pathOf: (team) => `path of ${team}`,
    next: 'on a win',
    onWin: 'On a win',
    onLoss: 'On a loss',
    champion: 'Champion',
    third: 'Third place',
    out: 'Out of the championship',
  },
} satisfies Partial<EnglishTexts>
