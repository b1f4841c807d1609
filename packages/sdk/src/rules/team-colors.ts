/** The two colours of a team, as CSS hex (`#rrggbb`). */
export interface TeamColors {
  primary: string
  secondary: string
}

const fallback: TeamColors = { primary: '#7c3aed', secondary: '#22d3ee' }

const palette: readonly TeamColors[] = [
  fallback,
  { primary: '#ea580c', secondary: '#facc15' },
  { primary: '#059669', secondary: '#a3e635' },
  { primary: '#0369a1', secondary: '#38bdf8' },
  { primary: '#b91c1c', secondary: '#fb923c' },
  { primary: '#a16207', secondary: '#fde047' },
  { primary: '#be185d', secondary: '#f9a8d4' },
  { primary: '#4338ca', secondary: '#a5b4fc' },
  { primary: '#0f766e', secondary: '#5eead4' },
  { primary: '#a21caf', secondary: '#f0abfc' },
]

/** The colours that a new team gets: always the same for one tag (FNV-1a over its letters). */
export function defaultTeamColors(teamTag: string): TeamColors {
  let hash = 0x811c9dc5
  for (const letter of teamTag) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return palette[hash % palette.length] ?? fallback
}
