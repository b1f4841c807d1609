import { type SeedTeam, seedInvitations, seedTeams } from '@convoca/mocks/fixtures'
import type { Schemas } from '../contract/types.ts'

export interface Seat {
  /** Index into `seedPlayers`. */
  player: number
  role: Schemas['TeamRole']
  roster: Schemas['RosterStatus']
}

const ANA = 0
/** Two pages of the team list, which shows 20. */
const TEAMS_OF_ANA = 26
/** What she is in one after the other, so that every set of permissions can be looked at. */
const roles = ['PLAYER', 'CAPTAIN', 'MANAGER', 'COACH'] as const

const hasAna = (team: SeedTeam): boolean => team.members.some((member) => member.player === ANA)

/** The teams that Ana joins beyond her own ones; none that has invited her or that she applied to. */
function joinedByAna(): readonly number[] {
  const taken = new Set(seedInvitations.filter((one) => one.player === ANA).map((one) => one.team))
  const free = seedTeams.flatMap((team, index) => (hasAna(team) || taken.has(index) ? [] : [index]))
  return free.slice(0, Math.max(0, TEAMS_OF_ANA - seedTeams.filter(hasAna).length))
}

/** Every team's people, the owner first. */
export function rosters(): Seat[][] {
  const joined = joinedByAna()
  return seedTeams.map(({ members }, index) => {
    const turn = joined.indexOf(index)
    if (turn === -1) return [...members]
    return [...members, { player: ANA, role: roles[turn % roles.length] ?? 'PLAYER', roster: 'SUBSTITUTE' }]
  })
}
