import { seedChampionshipMatches, seedChampionships } from '@convoca/fixtures'
import { expect, it } from 'vitest'
import type { MatchDetail, MatchRoom } from '../atoms/match.ts'
import {
  canScore,
  isInRoom,
  toCheckIn,
  toCheckInSides,
  toSealed,
  toLogItem,
  toMatchPage,
  toReports,
  toRunning,
} from './match-room.ts'

const [championship] = seedChampionships
const open = seedChampionshipMatches.find(({ state }) => state === 'READY')
if (!championship || !open?.home || !open.away) throw new Error('no open match among the fixtures')
const home = open.home

const match: MatchDetail = {
  ...open,
  state: 'READY',
  home_checked_in: true,
  away_checked_in: false,
  games: [],
  log: [],
  reported_sides: ['away'],
  reports: [
    {
      side: 'away',
      home_score: 1,
      away_score: 2,
      games: [{ map: null, home_score: 13, away_score: 9 }],
    },
  ],
}

const room: MatchRoom = {
  match,
  side: 'away',
  role: null,
  can_act: true,
  can_rule: false,
  code: null,
  conversation_id: null,
  check_in_opens_at: '2026-11-20T21:30:00.000Z',
  walkover_at: null,
  report_until: null,
  reschedule: null,
  proofs: [],
  home_roster: [{ user: { id: 'one', nick: 'ana_bia' }, role: 'SUBSTITUTE', is_confirmed: true }],
  away_roster: [],
}
const opening = Date.parse('2026-11-20T21:30:00.000Z')

const game = { map: 'Bind', home_score: 13, away_score: 9 }

it('tells what each side reports, and that one has not yet', () => {
  expect(toReports(match)).toEqual({
    home: undefined,
    away: { home: 1, away: 2, games: [{ map: undefined, home: 13, away: 9 }] },
  })
})

it('names the side whose report is not to be read yet', () => {
  expect(toSealed(match)).toBeUndefined()
  expect(toSealed({ ...match, reports: [] })).toBe('away')
  expect(toSealed({ ...match, reported_sides: [], reports: [] })).toBeUndefined()
  expect(toSealed({ ...match, reported_sides: ['home', 'away'] })).toBe('home')
})

it('offers the check-in from its time on, once, to who acts for a side of an open match', () => {
  expect(toCheckIn(room, opening - 1)).toEqual({ kind: 'early', opensAt: room.check_in_opens_at })
  expect(toCheckIn(room, opening)).toEqual({ kind: 'open' })
  expect(toCheckIn({ ...room, check_in_opens_at: null }, 0)).toEqual({ kind: 'open' })
  expect(toCheckIn({ ...room, side: 'home' }, opening)).toEqual({ kind: 'none' })
  expect(toCheckIn({ ...room, can_act: false }, opening)).toEqual({ kind: 'none' })
  expect(toCheckIn({ ...room, match: { ...match, state: 'CLOSED' } }, opening)).toEqual({ kind: 'none' })
})

it('shows the players to the room only', () => {
  expect(toCheckInSides(match, room)[0]?.players).toEqual([
    { id: 'one', nick: 'ana_bia', isSubstitute: true },
  ])
  expect(toCheckInSides(match, undefined).map(({ players }) => players)).toEqual([[], []])
  expect(toCheckInSides({ ...match, away: null }, room)).toHaveLength(1)
})

it('asks for the room only for the staff and the two teams', () => {
  expect(isInRoom(match, null, [home.id])).toBe(true)
  expect(isInRoom(match, 'REFEREE', [])).toBe(true)
  expect(isInRoom(match, null, ['another'])).toBe(false)
})

it('has no score in the log where none was said', () => {
  const entry = { actor: null, side: null, reason: null, created_at: '2026-11-20T21:30:00.000Z' } as const
  expect(toLogItem({ ...entry, action: 'DISPUTED', home_score: null, away_score: null })).toEqual({
    action: 'DISPUTED',
    actor: undefined,
    score: undefined,
    reason: undefined,
    createdAt: entry.created_at,
  })
  expect(toLogItem({ ...entry, action: 'RULED', home_score: 2, away_score: 0 }).score).toEqual({
    home: 2,
    away: 0,
  })
})

it('describes the match with its result once there is one', () => {
  expect(toMatchPage(championship, match).description).not.toContain('Resultado')
  const closed = { ...match, winner: 'away', home_score: 1, away_score: 2 } as const
  expect(toMatchPage(championship, closed).description).toContain('Resultado: 1 a 2.')
})

it('tells the score so far of an open match, which can change while both teams are there', () => {
  const playing: MatchDetail = {
    ...match,
    home_score: 1,
    away_score: 0,
    games: [game],
    away_checked_in: true,
  }
  expect(toRunning(playing)).toEqual({ home: 1, away: 0, games: [{ map: 'Bind', home: 13, away: 9 }] })
  expect(toRunning(match)).toBeUndefined()
  expect(toRunning({ ...playing, state: 'CLOSED' })).toBeUndefined()
  expect(canScore(playing)).toBe(true)
  expect(canScore({ ...playing, away_checked_in: false })).toBe(false)
  expect(canScore({ ...playing, best_of: 1 })).toBe(false)
  expect(canScore({ ...playing, state: 'CLOSED' })).toBe(false)
})
