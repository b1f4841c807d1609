/**
 * The library's colours of teams for a script whose server has computed them: the names of custom properties, which an answer of
 * the server sets on what is of a team (`team-card/paint.ts`).
 */
export const teamColors = () => ({ primary: 'primary', secondary: 'secondary' })

export const formatColor = (name: string): string => `var(--paint-${name})`

export const readableOn = (): string => 'var(--paint-tag)'

export const initialPaint = () => ({ background: 'var(--paint-logo)', color: 'var(--paint-initial)' })
