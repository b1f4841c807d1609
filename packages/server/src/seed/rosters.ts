import { type SeedTeam, seedInvitations, seedTeams } from '@convoca/fixtures'
import type { Schemas } from '../contract/types.ts'

export interface RosterEntry {
  /** Index into `seedPlayers`. */
  player: number
  role: Schemas['TeamRole']
  roster: Schemas['RosterStatus']
}

const ANA = 0
/** Two pages of the team list at 20 per page. */
const TEAMS_OF_ANA = 26
/** Her roles in turn, so that every set of permissions can be seen in the demo. */
const roles = ['PLAYER', 'CAPTAIN', 'MANAGER', 'COACH'] as const

const hasAna = (team: SeedTeam): boolean => team.members.some((member) => member.player === ANA)

/** The teams that Ana joins besides those of the fixtures, without any team that has an invitation or application of hers. */
function findTeamsForAna(): readonly number[] {
  const taken = new Set(seedInvitations.filter((one) => one.player === ANA).map((one) => one.team))
  const free = seedTeams.flatMap((team, index) => (hasAna(team) || taken.has(index) ? [] : [index]))
  return free.slice(0, Math.max(0, TEAMS_OF_ANA - seedTeams.filter(hasAna).length))
}

/** The members of every team, the owner first. */
export function buildRosters(): RosterEntry[][] {
  const joined = findTeamsForAna()
  return seedTeams.map(({ members }, index) => {
    const turn = joined.indexOf(index)
    if (turn === -1) return [...members]
    return [...members, { player: ANA, role: roles[turn % roles.length] ?? 'PLAYER', roster: 'SUBSTITUTE' }]
  })
}
