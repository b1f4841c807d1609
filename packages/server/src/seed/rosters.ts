import { seedTeams } from '@convoca/fixtures'
import type { Schemas } from '../contract/types.ts'

export interface RosterEntry {
  /** Index into `seedPlayers`. */
  player: number
  role: Schemas['TeamRole']
  roster: Schemas['RosterStatus']
}

const ANA = 0
/** Ana's roles by team, so that the permissions of each can be seen in the demo; she owns the first team. */
const rolesOfAna: ReadonlyMap<string, Schemas['TeamRole']> = new Map([
  ['TATU', 'CAPTAIN'],
  ['NEBL', 'MANAGER'],
])

/** The members of every team, the owner first. */
export function buildRosters(): RosterEntry[][] {
  return seedTeams.map(({ tag, members }) =>
    members.map(({ player, role, roster }) => ({
      player,
      role: (player === ANA && rolesOfAna.get(tag)) || role,
      roster,
    })),
  )
}
