import { format } from 'date-fns'
import type { TimeLeft } from '../dashboard/times.ts'
import type { EnglishTexts } from './english-texts.ts'
import { fields } from './forms.ts'
import { pluralize } from './pluralize.ts'

const when = (date: Date) => format(date, 'd MMM · HH:mm')
const money = (centavos: number) => `R$ ${(centavos / 100).toFixed(2)}`

function timeLeft(left: TimeLeft): string {
  if ('days' in left) return `${left.days} days`
  if ('hours' in left) return `${left.hours} h ${left.minutes} min`
  return `${left.minutes}:${String(left.seconds).padStart(2, '0')}`
}

/** Texts of a team's registration in a championship. */
export const registrationTexts = {
  PixPayment: {
    money,
    states: {
      PENDING: { title: 'Waiting for the payment', note: 'This page changes by itself once it is paid.' },
      PAID: { title: 'Paid', note: 'The place of the team is confirmed.' },
      EXPIRED: { title: 'The code has expired', note: 'Nothing was charged.' },
      CANCELLED: { title: 'Code cancelled', note: 'Do not pay this code.' },
      LATE: { title: 'It came late', note: 'We are looking whether the place is still free.' },
      REFUNDING: { title: 'Refunding', note: 'The bank is asked.' },
      REFUNDED: { title: 'Refunded', note: 'The money is back where it came from.' },
    },
    entry: 'Entry of the team',
    qr: "Point the camera of your bank's app at it",
    code: 'Pix code to copy',
    copy: 'Copy code',
    copied: 'Code copied',
    notCopied: 'Select and copy the code',
    steps: [
      "Open your bank's app and go to Pix.",
      'Choose to pay by QR code or by the copied code.',
      'Check the name and the amount, and confirm.',
    ],
    clock: 'Time to pay',
    expiresAt: (date) => `expires at ${format(date, 'HH:mm')}`,
    paidAt: (date) => `Paid on ${when(date)}.`,
    refundedAt: (date) => `Back on your account on ${when(date)}.`,
    late: 'It was paid too late. The place was still free: it is the team’s.',
    reason: (reason) =>
      ({
        WITHDRAWN: 'The team withdrew before registration closed.',
        REJECTED: 'The organiser rejected the team.',
        CHAMPIONSHIP_CANCELLED: 'The championship was cancelled.',
        TEAM_GONE: 'The team was deleted.',
        LATE: 'It was paid too late, and the place no longer waited for it.',
      })[reason],
    private: 'We keep no data of your bank',
    check: 'I have paid and nothing changed',
    checking: 'Asking the bank...',
    renew: 'Make another code',
    renewing: 'Making it...',
    renewHint: 'Paid anyway? We find it and sort it out.',
    championship: 'View championship',
  },
  RegistrationDialog: {
    title: 'Register team',
    description: (championship) => `Choose who plays ${championship}. The roster is fixed afterwards.`,
    close: 'Close',
    team: 'Register with',
    roster: 'Players',
    counts(starters, teamSize, substitutes, maxSubstitutes) {
      const begins = `${starters} of ${pluralize(teamSize, 'starter')}`
      return maxSubstitutes === 0
        ? begins
        : `${begins} · ${substitutes} of up to ${pluralize(maxSubstitutes, 'substitute')}`
    },
    loading: 'Loading the players...',
    roleOf: (nick) => `Role of ${nick}`,
    roles: { STARTER: 'Starter', SUBSTITUTE: 'Substitute' },
    out: 'Does not play',
    account: (account) => account,
    noAccount: (game) => `No ${game} account in the profile`,
    obstacles: {
      IN_OTHER_TEAM: 'Registered with another team',
      TOO_YOUNG: 'Below the minimum age',
    },
    teamObstacles: {
      NOT_OPEN: 'Registration has not opened yet.',
      CLOSED: 'Registration is closed.',
      ALREADY_REGISTERED: 'This team is registered already.',
      REJECTED: 'The organiser has rejected this team.',
      OTHER_GAME: 'This team plays another game.',
      NOT_ENOUGH_MEMBERS: 'The team has too few members who can play.',
    },
    fee: (centavos) =>
      `${money(centavos)} per team, by Pix. The place is reserved until it is paid or the championship begins.`,
    waiting: 'All places are taken: the team joins the waiting list.',
    cancel: 'Cancel',
    submit: 'Register team',
    submitting: 'Registering...',
    fields,
  },
  RegistrationPanel: {
    bar: { show: 'Show the registration', hide: 'Hide the registration' },
    places: 'Places',
    checkedIn: 'Teams that are ready',
    of: (count, most) => `${count} of ${most}`,
    fee: (centavos) => `${money(centavos)} per team`,
    free: 'Registration is free',
    pending: 'Sending...',
    roster: 'Confirmed roster',
    unconfirmed: (nicks) => `Still to confirm: ${nicks.join(', ')}.`,
    confirmPlace: 'Confirm my place',
    onlyLeaders: 'The owner, managers and captains decide.',
    another: (team) => `Register ${team} too`,
    loading: 'Loading your teams...',
    soon: {
      title: 'Soon',
      note: (opens) => `opens on ${when(opens)}`,
      text: "Follow the championship for the organiser's announcements.",
      follow: 'Notify me',
      followed: 'You will be notified',
    },
    open: {
      title: 'Registration open',
      closesAt: (closes) => `until ${when(closes)}`,
      closesIn: (left) => `closes in ${timeLeft(left)}`,
    },
    guest: {
      text: 'Log in to choose the team.',
      login: 'Log in to register',
      question: 'No account yet?',
      register: 'Create account',
    },
    noTeam: {
      note: (game) => `you have no ${game} team`,
      text: 'Build your own or look for a vacancy.',
      create: 'Create team',
      vacancies: 'View vacancies',
    },
    ready: { register: (team) => `Register ${team}` },
    full: {
      title: 'Full',
      note: (places) => `${places} of ${places} teams`,
      text: 'When a team leaves, the first of the waiting list takes its place.',
      wait: 'Join waiting list',
    },
    obstacle: {
      title: 'Nearly there',
      texts: (obstacle, teamSize) =>
        obstacle === 'NOT_ENOUGH_MEMBERS'
          ? `The team needs ${pluralize(teamSize, 'member')} who can play here.`
          : 'This team cannot be registered now.',
      team: 'View team',
    },
    noRight: {
      title: 'Ask who leads the team',
      note: (role) => `your role: ${role}`,
      text: 'Only the owner, managers and captains register a team.',
      team: 'View team',
    },
    pendingPayment: {
      title: 'Payment pending',
      note: 'the place is reserved',
      text: 'Whoever plays or leads the team pays it by Pix, or settles it with the organiser, who confirms the team.',
      pay: 'Pay the entry',
      withdraw: 'Withdraw',
    },
    registered: {
      title: 'Team registered',
      note: (since) => `since ${format(since, 'd MMM yyyy')}`,
      seed: (seed) => `seed ${seed}`,
      unseeded: 'not seeded yet',
      text: (opens, starts) => `Next: check-in from ${when(opens)}. It starts on ${when(starts)}.`,
      calendar: 'Add to calendar',
      withdraw: 'Withdraw',
    },
    waiting: {
      title: 'Waiting list',
      note: 'all places are taken',
      place: (place) => `number ${place} on the waiting list`,
      text: 'When a place is free, the first of the list gets it and the team is notified.',
      leave: 'Leave the list',
    },
    checkIn: {
      title: 'Check-in open',
      closesAt: (closes) => `until ${when(closes)}`,
      closesIn: (left) => `closes in ${timeLeft(left)}`,
      confirm: 'Check in',
      warning: 'Without check-in the team loses its place',
      doneTitle: 'Checked in',
      done: 'All set: the team is ready to play.',
      withdraw: 'Withdraw',
    },
    refused: {
      title: 'Registration rejected',
      note: 'by the organiser',
      noReason: 'The organiser gave no reason.',
      text: 'The team cannot register again here.',
    },
    closed: {
      title: 'Registration closed',
      note: (starts) => `starts on ${when(starts)}`,
      text: 'The bracket comes when it starts.',
    },
    live: {
      title: 'Being played',
      note: 'live matches',
      next: (opponent, at) => (at ? `next: ${when(at)} v ${opponent}` : `next: v ${opponent}`),
      noNext: 'no match scheduled',
      text: 'Follow the results in the bracket.',
      room: 'Open match room',
      bracket: 'View bracket',
    },
    finished: {
      title: 'Finished',
      note: (started) => format(started, 'd MMM yyyy'),
      champion: 'champion',
      text: 'See how far each team went.',
      result: 'View result',
    },
    cancelled: {
      title: 'Cancelled',
      note: 'it will not take place',
      noReason: 'The organiser has cancelled it.',
    },
  },
} satisfies Partial<EnglishTexts>
