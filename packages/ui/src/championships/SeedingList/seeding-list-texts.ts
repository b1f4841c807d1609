export const seedingListTexts = {
  label: 'Ordem dos seeds',
  /** Name of the handle of a team. */
  move: (team: string, seed: number) => `Mover ${team}, seed ${seed}`,
  hint: 'Arraste um time, ou use ↑ e ↓ na alça dele. Home e End levam à ponta.',
  /** Announced after a move. */
  moved: (team: string, seed: number) => `${team} agora é o seed ${seed}`,
}

export type SeedingListTexts = typeof seedingListTexts
