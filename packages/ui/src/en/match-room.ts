import { format } from 'date-fns'
import type { EnglishTexts } from './english-texts.ts'
import { fields } from './forms.ts'
import { scheduleTexts } from './schedule.ts'

const { pickDay, pickTime, dayPicker } = scheduleTexts.ScheduleForm
const when = (date: Date) => format(date, 'd MMM · HH:mm')
const score = ({ home, away }: { home: number; away: number }) => `${home} – ${away}`
const game = (number: number, map: string | undefined) =>
  map === undefined ? `Game ${number}` : `${number}. ${map}`
const by = (actor: string | undefined, verb: string, passive: string) =>
  actor === undefined ? passive : `${actor} ${verb}`
const withScore = (text: string, said: string | undefined) => (said === undefined ? text : `${text}: ${said}`)
const undecided = (games: number) =>
  games === 1 ? 'One of the teams must have won the game' : `One of the teams must have won ${games} games`
const increase = (team: string) => `One more game for ${team}`
const update = (sent: string) => `Update the score to ${sent}`
const decrease = (team: string) => `One game less for ${team}`

const typedGames = {
  games: 'Points of each game (optional)',
  map: (number: number) => `Map ${number}`,
  points: (number: number, team: string) => `Points of ${team} in game ${number}`,
  wrongGames: 'The points do not match the score',
}

const matchFacts = {
  code: 'Lobby code',
  noCode: 'Comes once both teams are ready',
  copy: 'Copy code',
  copied: 'Code copied',
  notCopied: 'It could not be copied',
  start: 'Start',
  startsAt: when,
  unscheduled: 'No time yet',
  checkIn: 'Checking in',
  ready: (teams: number) => ['No team ready', 'One team ready', 'Both teams ready'][teams] ?? '',
  referees: 'Referees',
  game,
  gameScore: score,
}

/** Texts of a match's page. */
export const matchRoomTexts = {
  MatchFacts: matchFacts,
  MatchHeader: {
    ...matchFacts,
    versus: 'v',
    open: 'To be decided',
    ownTeam: 'your team',
    states: {
      waiting: 'Waiting for teams',
      open: 'Open',
      live: 'Live',
      disputed: 'Score in dispute',
      closed: 'Finished',
      forfeit: 'Finished by forfeit',
    },
    bestOf: (games) => (games === 1 ? 'single game' : `best of ${games}`),
  },
  ScoreReport: {
    title: 'Result',
    hint: 'Each captain reports the score',
    whole: 'Match',
    game,
    agreed: 'Agreed',
    divergent: 'Different',
    missing: 'Not reported yet',
    disputed: 'The scores differ',
    disputedHint: 'Check and send again. If they still differ, the referees decide by the proof.',
    disputedLate: "Time is up: accept the other team's score, or wait for the referees.",
    deadline: 'Time to send again',
    callReferee: 'Call the referee now',
    nobody: 'Nobody has reported the score yet.',
    sealed: 'Reported',
    sealedHint: (team) => `The score of ${team} appears once both teams have reported theirs.`,
    waitingFor: (team) => `The score of ${team} is missing`,
    own: 'Your score',
    increase,
    decrease,
    send: (sent) => `Send ${sent}`,
    ...typedGames,
    resend: (sent) => `Send ${sent} again`,
    accept: (sent) => `Accept ${sent}`,
    update,
    updateHint: 'Update it after each game; the result is sent at the end.',
    undecided,
    score,
  },
  MatchProofs: {
    title: 'Proof',
    count: (own, most) => `${own} of ${most} pictures of your team`,
    add: 'Attach a picture',
    adding: 'Sending...',
    by: (nick, team) => (nick === undefined ? team : `${nick} · ${team}`),
    empty: 'No picture sent yet.',
    wrongType: 'This format is not accepted. Use JPEG, PNG or WebP.',
    tooLarge: 'The file must be smaller than 5 MB',
    chooseFile: 'Picture as proof',
  },
  MatchCheckIn: {
    title: 'Checking in',
    ready: 'Ready',
    waiting: 'Not yet',
    substitute: 'substitute',
    noPlayers: 'No roster',
    confirm: 'Check in',
    opensAt: (time) => `The check-in opens at ${time}.`,
    walkoverAt: (time) => `Who has not checked in by ${time} loses.`,
    when,
  },
  MatchTimeline: {
    title: 'Timeline',
    empty: 'Nothing has happened yet.',
    actions: {
      REPORTED: (actor, said) => withScore(by(actor, 'reported the score', 'Score reported'), said),
      AGREED: (_actor, said) => withScore('Score agreed', said),
      DISPUTED: () => 'Dispute opened',
      RULED: (actor, said) => withScore(by(actor, 'decided the match', 'Match decided'), said),
      CORRECTED: (actor, said) => withScore(by(actor, 'corrected the result', 'Result corrected'), said),
      CHECKED_IN: (actor) => by(actor, 'checked in', 'Checked in'),
      SCHEDULED: (actor) => by(actor, 'set the time', 'Time set'),
      RESCHEDULE_PROPOSED: (actor) => by(actor, 'proposed another time', 'Another time proposed'),
      RESCHEDULE_ACCEPTED: (actor) => by(actor, 'accepted the new time', 'New time accepted'),
      RESCHEDULE_DECLINED: (actor) => by(actor, 'declined the new time', 'New time declined'),
      PROOF_ADDED: (actor) => by(actor, 'sent a proof', 'Proof sent'),
      FORFEITED: (actor) => by(actor, 'gave the match up', 'Match given up'),
      WALKOVER: () => 'Walk-over: a team was not there',
      DISQUALIFIED: () => 'A team was disqualified',
      SCORED: (actor, said) => withScore(by(actor, 'updated the score', 'Score updated'), said),
      REFEREE_CALLED: (actor) => by(actor, 'called the referee', 'Referee called'),
    },
    score,
    when,
  },
  MatchReschedule: {
    title: 'Reschedule',
    scheduleTitle: 'Time of the match',
    proposedByOwn: (time) => `Your team proposed ${time}. The opponent has not responded yet.`,
    proposedByOther: (team, time) => `${team} proposes ${time}.`,
    accept: 'Accept time',
    decline: 'Decline',
    takeBack: 'Withdraw proposal',
    newDay: 'New day',
    newTime: 'New time',
    fields,
    pickDay,
    pickTime,
    dayPicker,
    hint: 'The time only changes if the opponent accepts.',
    propose: 'Propose time',
    schedule: 'Save time',
    required: 'Required field',
    when,
  },
  MatchRuling: {
    title: "Referee's decision",
    correctionTitle: 'Correct the result',
    correctionHint: 'Matches that depend on this result are made again.',
    increase,
    decrease,
    forfeit: 'Forfeit',
    forfeitHint: 'The match was not played.',
    reason: 'Reason',
    reasonHint: 'Everybody reads it.',
    decide: 'Decide match',
    correct: 'Correct result',
    update,
    score,
    undecided,
    ...typedGames,
  },
} satisfies Partial<EnglishTexts>
