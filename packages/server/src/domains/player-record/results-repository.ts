import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/**
 * Brings the records of players who took part without a team in line with these matches: those that are closed are in them, the others
 * are not. The championship is locked.
 */
export async function savePlayerResults(db: Db, matchIds: readonly string[], now: Date): Promise<void> {
  if (matchIds.length === 0) return
  await sql`
    with sides as (
      select own.player_id as user_id, match.id as match_id, other.player_id as opponent_id,
        championships.name as championship, case when match.winner = side.name then 'WIN' else 'LOSS' end as result,
        side.won || ' × ' || side.lost as score
      from championship_matches match
      join championships on championships.id = match.championship_id
      cross join lateral (values
        ('home', match.home_id, match.away_id, match.home_score, match.away_score),
        ('away', match.away_id, match.home_id, match.away_score, match.home_score)
      ) as side (name, own_id, other_id, won, lost)
      join championship_registrations own on own.id = side.own_id
      join users player on player.id = own.player_id and player.erased_at is null
      left join championship_registrations other on other.id = side.other_id
      where match.id = any(${matchIds}::uuid[]) and match.state = 'CLOSED'
    ),
    removed as (
      delete from player_matches
      where match_id = any(${matchIds}::uuid[]) and (user_id, match_id) not in (select user_id, match_id from sides)
    )
    insert into player_matches (id, user_id, match_id, opponent_id, championship, starts_at, result, score)
    select gen_random_uuid(), user_id, match_id, opponent_id, championship, ${now}, result, score from sides
    order by user_id
    -- It was played when it was first closed.
    on conflict on constraint player_matches_match_key do update set
      opponent_id = excluded.opponent_id, result = excluded.result, score = excluded.score`.execute(db)
}

/** A championship gives one trophy, whoever has it. */
export async function insertPlayerTrophy(
  db: Db,
  { championshipId, userId, now }: { championshipId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('player_trophies')
    .values({ championship_id: championshipId, user_id: userId, won_at: now })
    .onConflict((conflict) =>
      conflict.column('championship_id').doUpdateSet({ user_id: userId, won_at: now }),
    )
    .execute()
}

export async function deletePlayerTrophy(db: Db, championshipId: string): Promise<void> {
  await db.deleteFrom('player_trophies').where('championship_id', '=', championshipId).execute()
}
