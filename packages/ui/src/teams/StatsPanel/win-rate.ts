/** Matches won of 100, rounded; nothing before the first match. */
export function winRate(wins: number, losses: number): number | undefined {
  const played = wins + losses
  return played === 0 ? undefined : Math.round((wins / played) * 100)
}
