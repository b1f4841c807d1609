import { type RawBuilder, sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { isRead } from '../notifications/unread-queries.ts'

type Section = Schemas['AccountExport']['sections'][number]

/**
 * The data held about a person, kind by kind. Written out column by column: hashes, tokens and secrets are left out, and so
 * is whatever says something about another person – whom an invitation came from, or the text of a notification.
 */
const sections: Readonly<Record<string, (userId: string) => RawBuilder<object>>> = {
  account: (id) =>
    sql`select created_at, updated_at, email_verified_at, platform_role, profile_visibility from users where id = ${id}`,
  former_nicks: (id) =>
    sql`select nick, released_at from former_nicks where user_id = ${id} order by released_at`,
  preferences: (id) =>
    sql`select theme, chat, presence, read_marks, mask_profanity, notifications, quiet_from, quiet_until from user_preferences where user_id = ${id}`,
  sessions: (id) =>
    sql`select device, network, created_at, last_used_at, expires_at from sessions where user_id = ${id} order by created_at`,
  known_origins: (id) =>
    sql`select last_used_at from login_origins where user_id = ${id} order by last_used_at`,
  linked_accounts: (id) =>
    sql`select provider, subject, name, linked_at from social_accounts where user_id = ${id} order by provider`,
  passkeys: (id) =>
    sql`select name, created_at, last_used_at from passkeys where user_id = ${id} order by created_at`,
  partner_sites: (id) =>
    sql`select name, origins, created_at from partner_sites where user_id = ${id} order by created_at`,
  partner_grants: (id) =>
    sql`select s.name, g.origin, g.scope, g.created_at, g.last_used_at
      from partner_grants g join partner_sites s on s.id = g.site_id where g.user_id = ${id} order by g.created_at`,
  two_step: (id) => sql`select enabled_at from two_step where user_id = ${id}`,
  messages: (id) =>
    sql`select content, created_at, edited_at from messages
      where sender_id = ${id} and deleted_at is null order by created_at`,
  attachments: (id) =>
    sql`select kind, content_type, width, height, seconds, created_at from message_attachments
      where user_id = ${id} order by created_at`,
  reactions: (id) =>
    sql`select emoji, created_at from message_reactions where user_id = ${id} order by created_at`,
  support_messages: (id) =>
    sql`select t.category, t.status, m.body, m.created_at
      from support_messages m join support_tickets t on t.id = m.ticket_id
      where t.user_id = ${id} and not m.is_staff order by m.created_at`,
  suspensions: (id) => sql`select reason, ends_at from suspensions where user_id = ${id}`,
  equipment: (id) =>
    sql`select type, brand, model, description, created_at from equipment where user_id = ${id} order by created_at`,
  badges: (id) =>
    sql`select b.name, b.description, u.received_at
      from user_badges u join badges b on b.id = u.badge_id where u.user_id = ${id} order by u.received_at`,
  teams: (id) =>
    sql`select t.name, t.team_tag, m.role, m.roster_status, m.joined_at, a.hours as available_hours
      from team_members m join teams t on t.id = m.team_id left join availability a on a.member_id = m.id
      where m.user_id = ${id} order by m.joined_at`,
  invitations: (id) =>
    sql`select t.team_tag, i.kind, i.status, i.role, i.message, i.created_at, i.answered_at
      from invitations i join teams t on t.id = i.team_id where i.user_id = ${id} order by i.created_at`,
  sent_invitations: (id) =>
    sql`select t.team_tag, i.kind, i.status, i.role, i.created_at
      from invitations i join teams t on t.id = i.team_id
      where i.invited_by = ${id} and i.user_id <> ${id} order by i.created_at`,
  check_ins: (id) =>
    sql`select s.title, coalesce(a.occurs_at, s.starts_at) as starts_at, a.is_confirmed, a.answered_at
      from check_ins c join team_members m on m.id = c.member_id join schedules s on s.id = c.schedule_id
      left join check_in_answers a on a.check_in_id = c.id
      where m.user_id = ${id} order by 2`,
  communications: (id) =>
    sql`select t.team_tag, c.message_type, c.title, c.body, c.created_at
      from communications c join teams t on t.id = c.team_id where c.sender_id = ${id} order by c.created_at`,
  notifications: (id) =>
    sql`select type, context_type, created_at, read_at, ${isRead} as is_read
      from notifications where user_id = ${id} order by sequence`,
  championships: (id) =>
    sql`select c.name, c.url, c.status, coalesce(s.role, 'ORGANIZER') as role, c.created_at, s.accepted_at, s.declined_at
      from championships c left join championship_staff s on s.championship_id = c.id and s.user_id = ${id}
      where c.organizer_id = ${id} or s.user_id is not null order by c.created_at`,
  championship_rosters: (id) =>
    sql`select c.name, c.url, coalesce(t.team_tag, r.former_team ->> 'team_tag') as team_tag, p.role, p.is_active, r.status, r.checked_in_at, r.created_at
      from championship_players p join championship_registrations r on r.id = p.registration_id
      join championships c on c.id = r.championship_id left join teams t on t.id = r.team_id
      where p.user_id = ${id} order by r.created_at`,
  player_matches: (id) =>
    sql`select m.championship, c.url, m.starts_at, m.result, m.score
      from player_matches m join championship_matches cm on cm.id = m.match_id join championships c on c.id = cm.championship_id
      where m.user_id = ${id} order by m.starts_at`,
  player_trophies: (id) =>
    sql`select c.name, c.url, t.won_at
      from player_trophies t join championships c on c.id = t.championship_id where t.user_id = ${id} order by t.won_at`,
  ratings: (id) =>
    sql`select g.name as game, r.points, r.matches, r.wins
      from ratings r join games g on g.id = r.game_id where r.user_id = ${id} order by g.name`,
  rating_history: (id) =>
    sql`select g.name as game, e.played_at, e.has_won, e.points, e.change
      from rating_entries e join games g on g.id = e.game_id where e.subject_id = ${id} order by e.played_at`,
  followed_championships: (id) =>
    sql`select c.name, c.url, f.remind_day_before, f.remind_hour_before, f.created_at
      from championship_followers f join championships c on c.id = f.championship_id
      where f.user_id = ${id} order by f.created_at`,
  events: (id) =>
    sql`select context, name, title, description, starts_at, ends_at, place, address, link, cancelled_at, created_at
      from events where organizer_id = ${id} order by created_at`,
  event_interests: (id) =>
    sql`select e.context, e.name, e.title, i.remind_day_before, i.remind_hour_before, i.created_at
      from event_interests i join events e on e.id = i.event_id where i.user_id = ${id} order by i.created_at`,
  payments: (id) =>
    sql`select c.name as championship, c.url, t.team_tag, coalesce(p.received_amount, p.amount) as amount, p.status, p.refund_reason,
        p.created_at, p.paid_at, p.refunded_at
      from payment_charges p join championships c on c.id = p.championship_id left join teams t on t.id = p.team_id
      where p.payer_id = ${id} order by p.created_at`,
  gifts: (id) =>
    sql`select c.name as championship, c.url, t.team_tag, g.message, coalesce(p.received_amount, p.amount) as amount, g.status,
        g.created_at, g.answered_at
      from payment_gifts g join payment_charges p on p.id = g.charge_id
      join championships c on c.id = g.championship_id left join teams t on t.id = p.team_id
      where g.sender_id = ${id} order by g.created_at`,
  championship_announcements: (id) =>
    sql`select c.name, c.url, a.title, a.body, a.created_at
      from championship_announcements a join championships c on c.id = a.championship_id
      where a.author_id = ${id} order by a.created_at`,
  // The actions of the person in matches, decisions with their reasons among them.
  match_actions: (id) =>
    sql`select c.url, m.number as match, l.action, l.side, l.home_score, l.away_score, l.reason, l.created_at
      from championship_match_log l join championship_matches m on m.id = l.match_id
      join championships c on c.id = m.championship_id where l.actor_id = ${id} order by l.created_at`,
  // The pictures themselves are in the archive.
  match_proofs: (id) =>
    sql`select c.url, m.number as match, p.id, p.side, p.width, p.height, p.created_at
      from championship_match_proofs p join championship_matches m on m.id = p.match_id
      join championships c on c.id = m.championship_id where p.user_id = ${id} order by p.created_at`,
  match_calendar: (id) => sql`select created_at from match_calendar_keys where user_id = ${id}`,
  activities: (id) =>
    sql`select t.team_tag, a.action_type, a.created_at
      from team_activities a join teams t on t.id = a.team_id where a.actor_id = ${id} order by a.created_at`,
}

const MAX_RECORDS = 100_000

/** One after the other: this is a job, and must not take connections from requests. */
export async function findExportSections(db: Db, userId: string): Promise<Section[]> {
  const found: Section[] = []
  for (const [name, select] of Object.entries(sections)) {
    const { rows } = await sql<Section['records'][number]>`
      select * from (${select(userId)}) as records limit ${MAX_RECORDS}
    `.execute(db)
    found.push({ name, records: rows })
  }
  return found
}

/** Photo, banner and pictures of equipment. */
export async function findOwnPictures(db: Db, userId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'business_type', 'hash'])
    .where((eb) =>
      eb.or([
        eb.and([eb('entity_type', '=', 'USER'), eb('entity_id', '=', userId)]),
        eb.and([
          eb('entity_type', '=', 'SETUP'),
          eb(
            'entity_id',
            'in',
            eb.selectFrom('equipment').select('equipment.id').where('equipment.user_id', '=', userId),
          ),
        ]),
      ]),
    )
    .orderBy('created_at')
    .execute()
}

/** The ids of the proofs of matches that the person sent: their bytes are read one after the other. */
export async function findOwnProofIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('championship_match_proofs')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findOwnProof(db: Db, userId: string, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('championship_match_proofs')
    .select('jpeg')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.jpeg ?? null
}
