import type { Bound } from '@convoca/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** The rows that each bound of the contract counts, by the keys of its `per` in their order. */
export const boundedRows: Readonly<Record<string, (...keys: string[]) => RawBuilder<unknown>>> = {
  achievements: (team) => sql`select from achievements where team_id = ${team}`,
  attachments: (account) => sql`
    select octet_length(bytes) as size from message_attachments where user_id = ${account}`,
  // Answered ones too, until they are 180 days old.
  applications: (account) => sql`select from invitations where user_id = ${account} and kind = 'APPLICATION'`,
  blocks: (account) => sql`select from user_blocks where user_id = ${account}`,
  'championship invitations': (championship) =>
    sql`select from championship_invitations where championship_id = ${championship}`,
  // Finished ones are history.
  championships: (account) =>
    sql`select from championships where organizer_id = ${account} and status <> 'FINISHED'`,
  communications: (team) => sql`select from communications where team_id = ${team}`,
  conversations: (account) => sql`select from conversations where created_by = ${account}`,
  deposits: (championship, account) => sql`
    select from payment_charges where championship_id = ${championship} and payer_id = ${account} and purpose = 'DEPOSIT'`,
  // Those that are over are history.
  events: (account) => sql`select from events where organizer_id = ${account} and ends_at > now()`,
  follows: (account) => sql`select from championship_followers where user_id = ${account}`,
  gifts: (registration, account) =>
    sql`select from payment_gifts where registration_id = ${registration} and sender_id = ${account}`,
  grants: (account) => sql`select from partner_grants where user_id = ${account}`,
  // The bound counts events that were created and championships.
  interests: (account) => sql`
    select from event_interests where user_id = ${account}
    union all select from championship_followers where user_id = ${account}`,
  invitations: (team) => sql`select from invitations where team_id = ${team} and kind = 'INVITE'`,
  // The bound counts by account, so that neither side can keep the other, or the staff, from writing.
  'own registrations': (championship, account) => sql`
    select from championship_registrations where championship_id = ${championship} and player_id = ${account}`,
  'match log': (match, account) =>
    sql`select from championship_match_log where match_id = ${match} and actor_id = ${account}`,
  'match schedules': (championship, account) => sql`
    select from championship_match_log entry join championship_matches match on match.id = entry.match_id
    where match.championship_id = ${championship} and entry.actor_id = ${account}`,
  // The bound is an account's: none of a team can keep the others from paying.
  payments: (registration, account) =>
    sql`select from payment_charges where registration_id = ${registration} and payer_id = ${account}`,
  pictures: (account) => sql`select size from files where created_by = ${account}`,
  reactions: (message, account) =>
    sql`select from message_reactions where message_id = ${message} and user_id = ${account}`,
  registrations: (championship, team) => sql`
    select from championship_registrations where championship_id = ${championship} and team_id = ${team}`,
  reports: (account) => sql`select from reports where reporter_id = ${account} and status = 'OPEN'`,
  'roster changes': (registration) =>
    sql`select from championship_roster_changes where registration_id = ${registration}`,
  schedules: (team) => sql`select from schedules where team_id = ${team}`,
  substitutions: (registration) => sql`
    select from championship_match_log entry join championship_matches match on match.id = entry.match_id
    where entry.action = 'SUBSTITUTED'
      and case entry.side when 'home' then match.home_id else match.away_id end = ${registration}`,
  teams: (account) => sql`select from team_members where user_id = ${account} and role = 'OWNER'`,
  tickets: (account) => sql`select from support_tickets where user_id = ${account} and status <> 'CLOSED'`,
}

/**
 * Whether so many rows, or bytes of them, exist. Whoever counts the same waits until the transaction ends, so that two requests at once do not both find
 * the last place.
 */
export async function hasReached(
  db: Db,
  { of, keys, max, bytes }: Pick<Bound, 'of' | 'max' | 'bytes'> & { keys: readonly string[] },
): Promise<boolean> {
  const rows = boundedRows[of]?.(...keys)
  if (rows === undefined) throw new Error(`nothing is called ${of}`)
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([of, ...keys])}, 0))`.execute(db)
  const stored = bytes === null ? sql`0` : sql`coalesce(sum(size), 0)`
  const { rows: counted } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, (${stored})::float8 as bytes from (${rows} limit ${max}) counted
  `.execute(db)
  const [found] = counted
  return found === undefined || found.count >= max || (bytes !== null && found.bytes >= bytes)
}
