/** A team that has a place, with those of its roster who share its prize. */
export interface Winner {
  rank: number
  /** Null of a player without a team. */
  teamId: string | null
  /** The speaker of the team is the first: the rest of a division is theirs. */
  userIds: readonly string[]
}

export interface Share {
  teamId: string | null
  userId: string
  place: number
  /** The amount in centavos. */
  amount: number
}

/** Equal parts of an amount; the first ones have a centavo more where it leaves some over. */
function splitEqually(amount: number, count: number): number[] {
  const part = Math.floor(amount / count)
  return Array.from({ length: count }, (_, index) => part + (index < amount - part * count ? 1 : 0))
}

/**
 * The prizes of all teams. Teams of one rank share the prizes of the places that they have together: two that are third have the third and the fourth place.
 * What nobody wins, because too few teams have played, is in no share.
 */
export function dividePrizes(
  prizes: readonly { place: number; amount?: number }[],
  winners: readonly Winner[],
): Share[] {
  const ranks = [...new Set(winners.map(({ rank }) => rank))]
  return ranks.flatMap((rank) => {
    const teams = winners.filter((winner) => winner.rank === rank)
    const sum = prizes
      .filter(({ place }) => place >= rank && place < rank + teams.length)
      .reduce((total, { amount = 0 }) => total + amount, 0)
    return splitEqually(sum, teams.length).flatMap((ofTeam, index) => divideTeam(teams[index], ofTeam))
  })
}

function divideTeam(team: Winner | undefined, amount: number): Share[] {
  if (team === undefined || team.userIds.length === 0) return []
  const { rank: place, teamId, userIds } = team
  const { length } = userIds
  const part = Math.floor(amount / length)
  return userIds
    .map((userId, index) => ({
      teamId,
      userId,
      place,
      amount: index === 0 ? amount - part * (length - 1) : part,
    }))
    .filter((share) => share.amount > 0)
}
