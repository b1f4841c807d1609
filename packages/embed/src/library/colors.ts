/**
 * The library's colours of teams for a script whose server has computed them: the names of custom properties, which an answer of
 * the server sets on what is of a team (`team-card/paint.ts`).
 */
export const teamColors = () => ({ primary: 0, secondary: 4 })

export const formatColor = (place: number): string => `var(--paint-${place})`

export const readableOn = (): string => 'var(--paint-tag)'

export const gradientWithInitial = () => ({
  stops: [0, 0.36, 0.5, 0.64, 1].map((share, color) => ({ share, color })),
  text: 'var(--paint-initial)',
})
