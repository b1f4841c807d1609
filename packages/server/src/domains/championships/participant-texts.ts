import type { Schemas } from '../../contract/types.ts'

/** The text for teams, or the one for players who take part without a team. */
export const say = (
  participant: Schemas['ChampionshipParticipant'],
  forTeams: string,
  forPlayers: string,
): string => (participant === 'PLAYER' ? forPlayers : forTeams)
