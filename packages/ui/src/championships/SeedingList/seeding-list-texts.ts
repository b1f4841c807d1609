export const seedingListTexts = {
  /** Name of the handle of a team. */
  move: (team: string, seed: number) => `Mover ${team}, seed ${seed}`,
  /** Announced after a move. */
  moved: (team: string, seed: number) => `${team} agora é o seed ${seed}`,
}
