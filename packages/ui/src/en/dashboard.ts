import type { EnglishTexts } from './english-texts.ts'
import { feedbackTexts } from './feedback.ts'
import { pluralize } from './pluralize.ts'

const attendance = {
  question: (title: string) => `Do you come? ${title}`,
  confirm: 'I come',
  decline: 'I do not',
}
const counts = (confirmed: number, invited: number) =>
  `${confirmed} of ${invited} ${confirmed === 1 ? 'comes' : 'come'}`

/** Texts of the dashboard. */
export const dashboardTexts = {
  AnswerList: {
    ...attendance,
    label: 'To answer today',
    loading: 'Loading check-ins...',
    empty: 'All done',
    emptyHint: 'Your teams have no event today.',
    failed: 'The check-ins could not be loaded',
    today: 'today',
    counts,
    errorState: feedbackTexts.ErrorState,
  },
  NextEventHero: {
    ...attendance,
    startsIn: 'starts in',
    running: 'Happening now',
    left: (left) => {
      if ('days' in left) return `${left.days} days`
      if ('hours' in left) return `${left.hours} h ${left.minutes} min`
      return `${left.minutes} min ${left.seconds} s`
    },
    attendees: 'Who comes',
    counts,
    confirmed: 'Comes',
    declined: 'Does not come',
    pending: 'No answer',
    more: (count) => `and ${count} more`,
    remind: (nicks) => `Remind ${nicks.length === 1 ? nicks[0] : `${nicks.length} people`}`,
    reminding: 'Reminding...',
    reminded: 'Reminder sent',
  },
  TeamFormList: {
    label: 'Form of your teams',
    loading: 'Loading teams...',
    empty: 'You have no team yet',
    emptyHint: 'Create yours or apply for a vacancy.',
    failed: 'The teams could not be loaded',
    win: 'Win',
    loss: 'Loss',
    record: (wins, losses) => `${pluralize(wins, 'win')} · ${pluralize(losses, 'loss', 'losses')}`,
    latest: (opponent, score) =>
      score === undefined ? `against ${opponent}` : `${score} against ${opponent}`,
    form: (team) => `Last matches of ${team}`,
    noMatches: 'No matches yet',
    errorState: feedbackTexts.ErrorState,
  },
  WeekStrip: {
    label: 'Your week',
    day: (date) => date.toLocaleDateString('en', { weekday: 'short', day: 'numeric' }),
    today: 'today',
    free: 'free',
    live: 'Live',
    teams: 'Colours of the teams',
  },
} satisfies Partial<EnglishTexts>
