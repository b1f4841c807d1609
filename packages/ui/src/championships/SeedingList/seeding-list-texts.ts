export const seedingListTexts = {
  /** Name of the handle of a team. */
  move: (team: string, seed: number) => `Mover ${team}, seed ${seed}`,
  up: (team: string) => `Subir ${team}`,
  down: (team: string) => `Descer ${team}`,
  seedOf: (team: string) => `Seed de ${team}`,
  /** A switch: a locked seed stays where everything else is ordered anew. */
  lock: (team: string) => `Fixar o seed de ${team}`,
  /** Announced after a move. */
  moved: (team: string, seed: number) => `${team} agora é o seed ${seed}`,
}
