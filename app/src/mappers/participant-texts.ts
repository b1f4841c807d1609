import type { Championship } from '../atoms/championship.ts'

/** The text for teams, or the one for players who take part without a team. */
export const say = (
  { participant }: Pick<Championship, 'participant'>,
  forTeams: string,
  forPlayers: string,
): string => (participant === 'PLAYER' ? forPlayers : forTeams)
