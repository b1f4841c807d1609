import { truncate } from '@convoca/sdk/text'
import { sql } from 'kysely'
import { preparedMark } from '../../../database/prepared-statements.ts'
import type { Db } from '../../../database/schema.ts'

const MAX_NAME = 80

/** The names of the chats of these matches. */
async function findNames(db: Db, matchIds: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; home: string; away: string }>`
    select match.id, coalesce(home_team.name, home_player.nick::text) as home,
      coalesce(away_team.name, away_player.nick::text) as away
    from championship_matches match
    join championship_registrations home on home.id = match.home_id
    left join teams home_team on home_team.id = home.team_id
    left join users home_player on home_player.id = home.player_id
    join championship_registrations away on away.id = match.away_id
    left join teams away_team on away_team.id = away.team_id
    left join users away_player on away_player.id = away.player_id
    where num_nonnulls(home.team_id, home.player_id) = 1 and num_nonnulls(away.team_id, away.player_id) = 1
      and match.id = any(${matchIds}::uuid[])`.execute(db)
  return rows.map(({ id, home, away }) => ({ id, name: truncate(`${home} × ${away}`, MAX_NAME) }))
}

/**
 * Makes the chats of those of the matches that are open and have none: for their players, who leads their teams, and the staff. Minors are in
 * no chat with people of other teams.
 */
export async function insertMatchConversations(
  db: Db,
  matchIds: readonly string[],
  latestAdultBirth: string,
): Promise<void> {
  const names = await findNames(db, matchIds)
  await sql`${preparedMark}
    with made as (
      insert into conversations (id, kind, name, match_id)
      select gen_random_uuid(), 'MATCH', named.name, match.id
      from unnest(${names.map(({ id }) => id)}::uuid[], ${names.map(({ name }) => name)}::text[]) named (id, name)
      join championship_matches match on match.id = named.id
      where match.state = 'READY'
        and not exists (select from conversations known where known.match_id = match.id)
      on conflict (match_id) do nothing
      returning id, match_id
    )
    insert into conversation_members (conversation_id, user_id)
    select made.id, users.id
    from made
    join championship_matches match on match.id = made.match_id
    cross join lateral (
      select member.user_id
      from championship_registrations registration
      join championship_members member on member.registration_id = registration.id
      left join championship_players player
        on player.registration_id = registration.id and player.user_id = member.user_id
      where registration.id in (match.home_id, match.away_id)
        and (player.user_id is not null or member.role in ('OWNER', 'MANAGER', 'CAPTAIN'))
      union
      select staff.user_id from championship_staff staff
      where staff.championship_id = match.championship_id and staff.accepted_at is not null
      union
      select organizer_id from championships where id = match.championship_id
    ) people
    join users on users.id = people.user_id
    where users.erased_at is null and not coalesce(users.birth > ${latestAdultBirth}::date, false)`.execute(
    db,
  )
}

/** The chat of the match; null for a user who is not in it. */
export async function findMatchConversation(db: Db, matchId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('conversation_members as member', 'member.conversation_id', 'conversations.id')
    .select('conversations.id')
    .where('conversations.match_id', '=', matchId)
    .where('member.user_id', '=', userId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Adds somebody who helps the organiser from now on to the chats of the matches. */
export async function joinMatchConversations(
  db: Db,
  { championshipId, userId }: { championshipId: string; userId: string },
  latestAdultBirth: string,
): Promise<void> {
  await sql`
    insert into conversation_members (conversation_id, user_id, last_read_sequence)
    select conversations.id, users.id, conversations.last_sequence
    from conversations
    join championship_matches match on match.id = conversations.match_id
    join users on users.id = ${userId} and not coalesce(users.birth > ${latestAdultBirth}::date, false)
    where match.championship_id = ${championshipId}
    on conflict do nothing`.execute(db)
}

/** A member who no longer plays stays in the conversations of their own team. */
export async function leaveMatchConversations(
  db: Db,
  { championshipId, userId }: { championshipId: string; userId: string },
): Promise<void> {
  await sql`
    delete from conversation_members
    using conversations, championship_matches match
    where conversations.id = conversation_members.conversation_id
      and match.id = conversations.match_id
      and match.championship_id = ${championshipId}
      and conversation_members.user_id = ${userId}
      and not exists (
        select from championship_registrations registration
        join championship_members member on member.registration_id = registration.id
        where registration.id in (match.home_id, match.away_id) and member.user_id = ${userId}
      )`.execute(db)
}
