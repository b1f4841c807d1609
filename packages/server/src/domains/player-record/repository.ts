import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { selectBadgeIcon } from '../badges/queries.ts'
import { toFileRef } from '../files/mappers.ts'
import { findRatingsOf, findSimilarPlayers } from '../ratings/profile-queries.ts'
import { type Viewer, isPublicPage } from '../users/visibility-queries.ts'

const MAX_MATCHES = 20
const MAX_BADGES = 50
const MAX_TROPHIES = 50

/** Matches that the player's teams have played since the player joined; of teams that show their members or of all. */
function playedMatches(db: Db, userId: string, onlyOpen: boolean) {
  const query = db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .innerJoin('team_matches', 'team_matches.team_id', 'teams.id')
    .where('team_members.user_id', '=', userId)
    .where('team_matches.result', 'is not', null)
    .whereRef('team_matches.starts_at', '>=', 'team_members.joined_at')
    .$narrowType<{ result: 'WIN' | 'LOSS' | 'DRAW' }>()
  return onlyOpen ? query.where('teams.show_team_members', '=', true) : query
}

async function listOwnMatches(db: Db, userId: string): Promise<Schemas['PlayerMatch'][]> {
  const rows = await db
    .selectFrom('player_matches as played')
    .leftJoin('users as rival', 'rival.id', 'played.opponent_id')
    .leftJoin('rating_entries as rated', (join) =>
      join.onRef('rated.match_id', '=', 'played.match_id').on('rated.subject_id', '=', userId),
    )
    .select([
      'played.id',
      sql<string>`case when rival.erased_at is null then coalesce(rival.nick::text, 'Conta excluída') else 'Conta excluída' end`.as(
        'opponent',
      ),
      sql<string | null>`case when ${isPublicPage('rival')} then rival.nick::text end`.as('opponent_nick'),
      'played.starts_at',
      'played.result',
      'played.score',
      'played.championship',
      'rated.change as points_change',
    ])
    .where('played.user_id', '=', userId)
    .orderBy('played.starts_at', 'desc')
    .orderBy('played.id', 'desc')
    .limit(MAX_MATCHES)
    .execute()
  return rows.map(({ starts_at, ...match }) => ({
    ...match,
    opponent_tag: null,
    team: null,
    played_at: starts_at.toISOString(),
  }))
}

/** Championships won without a team, by their names of now. */
async function listTrophies(db: Db, userId: string): Promise<Schemas['PlayerTrophy'][]> {
  const rows = await db
    .selectFrom('player_trophies as trophy')
    .innerJoin('championships', 'championships.id', 'trophy.championship_id')
    .innerJoin('games', 'games.id', 'championships.game_id')
    .select([
      'championships.id',
      'championships.name',
      'championships.url',
      'games.name as game',
      'trophy.won_at',
    ])
    .where('trophy.user_id', '=', userId)
    .orderBy('trophy.won_at', 'desc')
    .orderBy('championships.id')
    .limit(MAX_TROPHIES)
    .execute()
  return rows.map(({ game, won_at: wonAt, ...championship }) => ({
    championship,
    game,
    won_at: wonAt.toISOString(),
  }))
}

/** Matches with teams and without, the newest first. */
async function listAllMatches(db: Db, userId: string, onlyOpen: boolean): Promise<Schemas['PlayerMatch'][]> {
  const own = await listOwnMatches(db, userId)
  const ofTeams = await listMatches(db, userId, onlyOpen)
  return [...own, ...ofTeams].toSorted((a, b) => b.played_at.localeCompare(a.played_at)).slice(0, MAX_MATCHES)
}

async function listMatches(db: Db, userId: string, onlyOpen: boolean): Promise<Schemas['PlayerMatch'][]> {
  const rows = await playedMatches(db, userId, onlyOpen)
    .leftJoin('teams as rival', 'rival.id', 'team_matches.opponent_id')
    .leftJoin('rating_entries as rated', (join) =>
      join.onRef('rated.match_id', '=', 'team_matches.match_id').on('rated.subject_id', '=', userId),
    )
    .select([
      'team_matches.id',
      'teams.name',
      'teams.team_tag',
      'team_matches.opponent',
      'rival.team_tag as opponent_tag',
      'team_matches.starts_at',
      'team_matches.result',
      'team_matches.score',
      'team_matches.championship',
      'rated.change as points_change',
    ])
    .orderBy('team_matches.starts_at', 'desc')
    .orderBy('team_matches.id', 'desc')
    .limit(MAX_MATCHES)
    .execute()
  return rows.map(({ name, team_tag, starts_at, result, ...match }) => ({
    ...match,
    result: result === 'WIN' || result === 'DRAW' ? result : 'LOSS',
    team: { name, team_tag },
    opponent_nick: null,
    played_at: starts_at.toISOString(),
  }))
}

/** Those that the player was awarded, and those of the teams while the player was a member. */
async function listBadges(db: Db, userId: string, onlyOpen: boolean): Promise<Schemas['Badge'][]> {
  let ofTeams = db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .innerJoin('team_badges', 'team_badges.team_id', 'teams.id')
    .select(['team_badges.badge_id', 'team_badges.received_at'])
    .where('team_members.user_id', '=', userId)
    .whereRef('team_badges.received_at', '>=', 'team_members.joined_at')
  if (onlyOpen) ofTeams = ofTeams.where('teams.show_team_members', '=', true)
  const own = db.selectFrom('user_badges').select(['badge_id', 'received_at']).where('user_id', '=', userId)
  const rows = await db
    .selectFrom(ofTeams.unionAll(own).as('received'))
    .innerJoin('badges', 'badges.id', 'received.badge_id')
    .select((eb) => [
      'badges.id',
      'badges.name',
      'badges.description',
      // Two teams may have been given the same badge, and the player as well.
      eb.fn.max('received.received_at').as('received_at'),
      selectBadgeIcon(db, eb.ref('badges.id')).as('icon'),
    ])
    .groupBy('badges.id')
    .orderBy('received_at', 'desc')
    .orderBy('badges.id')
    .limit(MAX_BADGES)
    .execute()
  return rows.map(({ icon, received_at, ...badge }) => ({
    ...badge,
    icon: icon === null ? null : toFileRef(icon),
    received_at: received_at.toISOString(),
  }))
}

export async function findRecord(
  db: Db,
  userId: string,
  viewer: Viewer,
): Promise<Omit<Schemas['PlayerRecord'], 'prize_record'>> {
  const onlyOpen = userId !== viewer.id
  const counted = await playedMatches(db, userId, onlyOpen)
    .select([
      sql<number>`count(*) filter (where team_matches.result = 'WIN')`.as('wins'),
      sql<number>`count(*) filter (where team_matches.result = 'LOSS')`.as('losses'),
    ])
    .executeTakeFirstOrThrow()
  const alone = await db
    .selectFrom('player_matches')
    .select([
      sql<number>`count(*) filter (where result = 'WIN')`.as('wins'),
      sql<number>`count(*) filter (where result = 'LOSS')`.as('losses'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const ratings = await findRatingsOf(db, userId, { onlyOpen })
  const [main] = ratings
  return {
    wins: counted.wins + alone.wins,
    losses: counted.losses + alone.losses,
    ratings,
    similar:
      main === undefined
        ? []
        : await findSimilarPlayers(db, userId, {
            gameId: main.game.id,
            points: main.rating.points,
            viewer,
          }),
    matches: await listAllMatches(db, userId, onlyOpen),
    trophies: await listTrophies(db, userId),
    badges: await listBadges(db, userId, onlyOpen),
  }
}
