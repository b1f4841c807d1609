export interface SeedingListTexts {
  label: string
  /** Name of the handle of a team. */
  move: (team: string, seed: number) => string
  hint: string
  /** Announced after a move. */
  moved: (team: string, seed: number) => string
}

export const seedingListTexts: SeedingListTexts = {
  label: 'Ordem dos seeds',
  move: (team, seed) => `Mover ${team}, seed ${seed}`,
  hint: 'Arraste um time, ou use ↑ e ↓ na alça dele. Home e End levam à ponta.',
  moved: (team, seed) => `${team} agora é o seed ${seed}`,
}
