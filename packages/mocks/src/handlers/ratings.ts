import { minutesBefore } from '@convoca/fixtures'
import type { Schemas } from '@convoca/sdk'
import { photoUrl, toGame, toTeamSummary } from '../mappers.ts'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import type { Handlers } from './handler.ts'

const firstPoints = 1500
const week = 7 * 24 * 60
const mostEntries = 24

interface Record {
  wins: number
  losses: number
}

/** One win after the other is worth more than a lost match costs. */
const toPoints = ({ wins, losses }: Record) => Math.max(0, firstPoints + 14 * wins - 12 * losses)

/** Best first; the same points have the same place. */
function rank<T extends Record>(list: readonly T[]): (T & { rating: Schemas['Rating'] })[] {
  const played = list.filter(({ wins, losses }) => wins + losses > 0)
  return played
    .map((one) => ({
      ...one,
      rating: {
        points: toPoints(one),
        place: 1 + played.filter((other) => toPoints(other) > toPoints(one)).length,
        total: played.length,
        matches: one.wins + one.losses,
        wins: one.wins,
      },
    }))
    .toSorted((a, b) => b.rating.points - a.rating.points)
}

function rankPlayers(database: MockDatabase, gameId: string) {
  const teams = database.teams.filter((team) => team.gameId === gameId)
  return rank(
    database.users.map((user) => {
      const own = teams.filter(({ members }) => members.some(({ userId }) => userId === user.id))
      const sum = (of: keyof Record) => own.reduce((total, team) => total + team[of], 0)
      return { user, wins: sum('wins'), losses: sum('losses') }
    }),
  )
}

const toRatedPlayer = (user: UserRecord) => ({ id: user.id, nick: user.nick, avatar: photoUrl(user) })

/** A match a week up to now, of which one in three was lost. */
function toHistory({ points, matches }: Schemas['Rating']): Schemas['RatingHistoryEntry'][] {
  const history: Schemas['RatingHistoryEntry'][] = []
  let after = points
  for (let index = 0; index < Math.min(matches, mostEntries); index++) {
    const change = index % 3 === 1 ? -12 : 19
    history.unshift({ played_at: minutesBefore(index * week + 180), points: Math.max(0, after), change })
    after -= change
  }
  return history
}

export function toRatings(
  database: MockDatabase,
  user: UserRecord,
): Pick<Schemas['PlayerRecord'], 'ratings' | 'similar'> {
  const gameIds = [...new Set(database.teams.map(({ gameId }) => gameId))]
  const ratings = gameIds
    .flatMap((gameId): Schemas['PlayerRating'][] => {
      const own = rankPlayers(database, gameId).find((one) => one.user.id === user.id)
      if (own === undefined) return []
      return [{ game: toGame(gameId), rating: own.rating, history: toHistory(own.rating) }]
    })
    .toSorted((a, b) => b.rating.matches - a.rating.matches)
  const [main] = ratings
  if (main === undefined) return { ratings, similar: [] }
  const distance = (points: number) => Math.abs(points - main.rating.points)
  const similar = rankPlayers(database, main.game.id)
    .filter((one) => one.user.id !== user.id)
    .toSorted((a, b) => distance(a.rating.points) - distance(b.rating.points))
    .slice(0, 3)
    .map((one) => ({ player: toRatedPlayer(one.user), points: one.rating.points, position: 'Duelista' }))
  return { ratings: ratings.slice(0, 10), similar }
}

export function toDashboardRating(
  database: MockDatabase,
  user: UserRecord,
): Schemas['DashboardRating'] | null {
  const [rating] = toRatings(database, user).ratings
  if (rating === undefined) return null
  const above = rankPlayers(database, rating.game.id).findLast(
    (one) => one.rating.points > rating.rating.points,
  )
  const next = above === undefined ? null : { place: above.rating.place, points: above.rating.points }
  return { rating, next }
}

export const ratingHandlers: Handlers<'listTeamRanking' | 'listPlayerRanking'> = {
  listTeamRanking({ input, database }) {
    const { id } = toGame(input.gameId)
    const ranked = rank(database.teams.filter(({ gameId }) => gameId === id))
    return toPage(
      ranked.map(({ rating, ...team }) => ({ team: toTeamSummary(team), rating })),
      input,
    )
  },
  listPlayerRanking({ input, database }) {
    const { id } = toGame(input.gameId)
    return toPage(
      rankPlayers(database, id).map(({ user, rating }) => ({ player: toRatedPlayer(user), rating })),
      input,
    )
  },
}
