import { seedChampionshipMatches, seedChampionships } from '@convoca/fixtures'
import { expect, it, test } from 'vitest'
import type { Applicant } from '../atoms/championship-registration.ts'
import type { OwnProfile } from '../atoms/session.ts'
import { toCalendarHref } from './championship-calendar.ts'
import {
  type OwnTeam,
  type Registration,
  type RegistrationFacts,
  toRegistrationState,
} from './championship-registration.ts'

const [seed] = seedChampionships
if (!seed) throw new Error('no championship among the fixtures')
const championship = {
  ...seed,
  status: 'REGISTRATION' as const,
  teams_count: 1,
  max_teams: 8,
  cancel_reason: null,
  winner: null,
}
const now = Date.parse(championship.registration_opens_at)

const team = (id: string, role: OwnTeam['role']): OwnTeam => ({
  id,
  name: `Time ${id}`,
  team_tag: id.toUpperCase(),
  role,
  primary_color: '#102030',
  secondary_color: '#405060',
  files: [],
})
const userWith = (...teams: OwnTeam[]) => ({ teams }) as OwnProfile['entity']

const toRegistered = (teamId: string, given: Partial<Registration> = {}): Registration => ({
  id: `r-${teamId}`,
  team: { id: teamId, name: `Time ${teamId}`, team_tag: teamId.toUpperCase(), logo: null },
  status: 'CONFIRMED',
  seed: null,
  checked_in_at: null,
  reason: null,
  roster: [],
  payment: null,
  created_at: '2026-11-20T22:00:00.000Z',
  ...given,
})

const applicant = (teamId: string, reasons: Applicant['eligibility']['reasons'] = []): Applicant => ({
  teamId,
  eligibility: { reasons, members: [] },
  refusal: reasons.includes('REJECTED') ? 'Elenco incompleto.' : null,
})

const facts: RegistrationFacts = {
  championship,
  now,
  visitor: userWith(team('a', 'CAPTAIN')),
  registrations: [],
  matches: [],
  gameTeamIds: ['a'],
  applicants: [applicant('a')],
  isFollowed: false,
  origin: 'https://convoca.example',
}
const kindOf = (given: Partial<RegistrationFacts>) => toRegistrationState({ ...facts, ...given }).kind

test.each<[string, string, Partial<RegistrationFacts>]>([
  ['a captain', 'ready', {}],
  ['a captain, with no place left', 'full', { championship: { ...championship, teams_count: 8 } }],
  ['a guest', 'guest', { visitor: null, gameTeamIds: undefined }],
  ['who is still being read', 'loading', { visitor: undefined }],
  ['whose teams are still being read', 'loading', { gameTeamIds: undefined }],
  ['whose eligibility is still being read', 'loading', { applicants: undefined }],
  ['who has no team of the game', 'noTeam', { gameTeamIds: [] }],
  ['a player', 'noRight', { visitor: userWith(team('a', 'PLAYER')), applicants: [] }],
  ['a coach', 'noRight', { visitor: userWith(team('a', 'COACH')), applicants: [] }],
  ['a captain of too few', 'obstacle', { applicants: [applicant('a', ['NOT_ENOUGH_MEMBERS'])] }],
  ['a captain whose team was rejected', 'refused', { applicants: [applicant('a', ['REJECTED'])] }],
  ['before it opens', 'soon', { now: now - 1 }],
  ['after it has closed', 'closed', { now: Date.parse(championship.registration_closes_at) }],
  ['at the check-in of others', 'closed', { championship: { ...championship, status: 'CHECK_IN' } }],
  ['while it is played', 'live', { championship: { ...championship, status: 'ONGOING' } }],
  ['when it is over', 'finished', { championship: { ...championship, status: 'FINISHED' } }],
  ['once it is cancelled', 'cancelled', { championship: { ...championship, status: 'CANCELLED' } }],
  [
    'whose team awaits its payment',
    'pendingPayment',
    { registrations: [toRegistered('a', { status: 'PENDING_PAYMENT' })] },
  ],
  ['whose team is in it', 'registered', { registrations: [toRegistered('a')] }],
  [
    'whose waiting team can check in',
    'checkIn',
    {
      championship: { ...championship, status: 'CHECK_IN' },
      registrations: [toRegistered('a', { status: 'WAITING' })],
    },
  ],
])('%s: %s', (_, kind, given) => {
  expect(kindOf(given)).toBe(kind)
})

const forPlayers = { ...championship, participant: 'PLAYER' as const }
const ownEntry = {
  ...toRegistered('a'),
  team: { id: 'me', name: 'ana', player: { nick: 'ana' }, logo: null },
}

test.each<[string, string, Partial<RegistrationFacts>]>([
  ['who can be registered', 'ready', {}],
  ['with no place left', 'full', { championship: { ...forPlayers, teams_count: 8 } }],
  ['a guest', 'guest', { visitor: null }],
  ['who is in it', 'registered', { registrations: [ownEntry] }],
  ['who waits', 'waiting', { registrations: [{ ...ownEntry, status: 'WAITING' }] }],
  ['who has to pay', 'pendingPayment', { registrations: [{ ...ownEntry, status: 'PENDING_PAYMENT' }] }],
  ['whose team is in none of it', 'ready', { registrations: [toRegistered('a')] }],
])('a player without a team, %s: %s', (_, kind, given) => {
  const me = userWith(team('a', 'OWNER'))
  const visitor = { ...me, id: 'me', nick: 'ana' }
  expect(kindOf({ championship: forPlayers, visitor, ...given })).toBe(kind)
})

it('offers another team where the first was rejected', () => {
  const state = toRegistrationState({
    ...facts,
    visitor: userWith(team('a', 'OWNER'), team('b', 'MANAGER')),
    gameTeamIds: ['a', 'b'],
    applicants: [applicant('a', ['REJECTED']), applicant('b')],
  })
  expect(state).toMatchObject({ kind: 'ready', team: { tag: 'B' } })
})

it('says why the organiser has rejected the team', () => {
  const state = toRegistrationState({ ...facts, applicants: [applicant('a', ['REJECTED'])] })
  expect(state).toMatchObject({ reason: 'Elenco incompleto.' })
})

it('counts the place on the waiting list, and who is there at the check-in', () => {
  const registrations = [
    toRegistered('x', { checked_in_at: '2026-12-06T16:05:00.000Z' }),
    toRegistered('y'),
    toRegistered('w', { status: 'WAITING', checked_in_at: '2026-12-06T16:05:00.000Z' }),
    toRegistered('a', { status: 'WAITING' }),
  ]
  expect(toRegistrationState({ ...facts, registrations })).toMatchObject({ kind: 'waiting', place: 2 })
  const atCheckIn = { ...championship, status: 'CHECK_IN' as const }
  expect(toRegistrationState({ ...facts, registrations, championship: atCheckIn })).toMatchObject({
    kind: 'checkIn',
    checkedIn: 1,
    isCheckedIn: false,
  })
})

it('lets who only plays see the registration, not change it', () => {
  const state = toRegistrationState({
    ...facts,
    visitor: userWith(team('a', 'PLAYER')),
    registrations: [toRegistered('a')],
  })
  expect(state).toMatchObject({ kind: 'registered', canManage: false })
})

it("names the opponent of the team's next match, and leads to its room", () => {
  const open = seedChampionshipMatches.find(({ state, home, away }) => state === 'READY' && home && away)
  if (!open?.home || !open.away) throw new Error('no match can be played')
  const own = open.home.id
  const state = toRegistrationState({
    ...facts,
    championship: { ...championship, status: 'ONGOING' },
    visitor: userWith(team(own, 'PLAYER')),
    registrations: [toRegistered(own)],
    matches: [open],
  })
  const roomHref = `/championships/${championship.url}/match/${open.id}`
  expect(state).toMatchObject({ kind: 'live', next: { opponent: open.away.name, roomHref } })
})

it('lets a leader withdraw a team that plays, until it is out', () => {
  const own = seedChampionshipMatches[0]?.home?.id ?? ''
  const stateOf = (role: 'PLAYER' | 'CAPTAIN', reason: string | null) =>
    toRegistrationState({
      ...facts,
      championship: { ...championship, status: 'ONGOING' },
      visitor: userWith(team(own, role)),
      registrations: [{ ...toRegistered(own), reason }],
      matches: [],
    })
  expect(stateOf('CAPTAIN', null)).toMatchObject({ isOut: false, canWithdraw: true })
  expect(stateOf('PLAYER', null)).toMatchObject({ isOut: false, canWithdraw: false })
  expect(stateOf('CAPTAIN', 'O time desistiu do campeonato.')).toMatchObject({
    isOut: true,
    canWithdraw: false,
  })
})

it('leads guests back to the championship', () => {
  expect(toRegistrationState({ ...facts, visitor: null })).toMatchObject({
    loginHref: `/auth?redirect=${encodeURIComponent(`/championships/${championship.url}`)}`,
  })
})

it('writes an iCalendar file with the start, and a reminder of the check-in', () => {
  const href = toCalendarHref(
    {
      ...championship,
      name: 'Copa; a, maior de todas as copas da região',
      starts_at: '2026-12-06T17:00:00.000Z',
      check_in_opens_at: '2026-12-06T16:00:00.000Z',
    },
    'https://convoca.example',
  )
  const file = decodeURIComponent(href.replace(/^[^,]*,/, ''))
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(String.raw`SUMMARY:Copa\; a\, maior de todas as copas da região`)
  expect(unfolded).toContain('DTSTART:20261206T170000Z')
  expect(unfolded).toContain('TRIGGER:-PT60M')
})

it('offers a further team to who has registered one, while there is one that can be', () => {
  const both = {
    ...facts,
    visitor: userWith(team('a', 'CAPTAIN'), team('b', 'OWNER')),
    gameTeamIds: ['a', 'b'],
    registrations: [toRegistered('a')],
    applicants: [applicant('a', ['ALREADY_REGISTERED']), applicant('b')],
  }
  expect(toRegistrationState(both)).toMatchObject({
    kind: 'registered',
    team: { name: 'Time a' },
    another: { name: 'Time b' },
  })
  const tooFew = [applicant('b', ['NOT_ENOUGH_MEMBERS'])]
  expect(toRegistrationState({ ...both, applicants: tooFew })).toMatchObject({ another: undefined })
})
