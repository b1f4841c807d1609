import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import type { Position } from '../../database/cursor.ts'
import { newId } from '../../database/id.ts'
import { matchesSearch } from '../../database/search.ts'
import type { Db } from '../../database/schema.ts'
import { selectEntrant } from './entrants-queries.ts'
import { RATED_TEAMS, hasConfirmedPlayers } from './rated-repository.ts'
import type { ChampionshipFields } from './rules.ts'

type Status = Schemas['ChampionshipStatus']

const summaryColumns = [
  'championships.id',
  'championships.url',
  'championships.name',
  'championships.game_id',
  'championships.format',
  'championships.status',
  'championships.participant',
  'championships.team_size',
  'championships.max_teams',
  'championships.teams_count',
  'championships.entry_fee',
  'championships.prizes',
  'championships.organizer_id',
  'championships.registration_opens_at',
  'championships.registration_closes_at',
  'championships.starts_at',
] as const

function selectFiles(db: Db) {
  return jsonArrayFrom(
    db
      .selectFrom('files')
      .select(['files.id', 'files.business_type', 'files.hash'])
      .where('files.entity_type', '=', 'CHAMPIONSHIP')
      .where('files.entity_id', '=', sql.ref<string>('championships.id'))
      .orderBy('files.business_type'),
  ).as('files')
}

/**
 * Whether results count: decided at the start. Before, a championship of somebody with a platform role is expected to count, and
 * one of the community once it has the teams.
 */
const isRated = sql<boolean>`coalesce(
  championships.is_rated,
  coalesce(organizer.platform_role <> 'USER', false)
    or (championships.teams_count >= ${RATED_TEAMS} and ${hasConfirmedPlayers})
)`.as('is_rated')

/** Whether all money that is promised is kept for its winners. */
const isPrizeGuaranteed = sql<boolean>`(championships.status <> 'DRAFT' and coalesce((
  select sum(charge.amount) from payment_charges charge
  where charge.championship_id = championships.id and charge.purpose = 'DEPOSIT' and charge.status = 'PAID'
) >= (
  select sum((prize ->> 'amount')::bigint) from jsonb_array_elements(championships.prizes) as prize
), false))`

function selectSummaries(db: Db) {
  return db
    .selectFrom('championships')
    .innerJoin('games', 'games.id', 'championships.game_id')
    .leftJoin('users as organizer', 'organizer.id', 'championships.organizer_id')
    .select([
      ...summaryColumns,
      'games.name as game_name',
      isRated,
      isPrizeGuaranteed.as('is_prize_guaranteed'),
      selectFiles(db),
      sql<string | null>`case when organizer.erased_at is null then organizer.nick::text end`.as(
        'organizer_nick',
      ),
      'championships.winner_id',
      selectEntrant(db, 'championships.winner_id').as('winner'),
      db
        .selectFrom('championship_registrations as waiting')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('waiting.championship_id', '=', sql.ref<string>('championships.id'))
        .where('waiting.status', '=', 'WAITING')
        .as('waiting_count'),
    ])
}

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>

function selectChampionships(db: Db) {
  return selectSummaries(db).select([
    'championships.description',
    'championships.rules',
    'championships.best_of',
    'championships.best_of_groups',
    'championships.best_of_grand_final',
    'championships.has_third_place',
    'championships.grand_final',
    'championships.allows_draws',
    'championships.group_count',
    'championships.qualifiers_per_group',
    'championships.swiss_rounds',
    'championships.tie_breaks',
    'championships.win_points',
    'championships.tie_break_seed',
    'championships.max_substitutes',
    'championships.roster_lock',
    'championships.playoffs_format',
    'championships.playoffs_teams',
    'championships.min_age',
    'championships.min_teams',
    'championships.check_in_opens_at',
    'championships.seeding_method',
    'championships.draw_seed',
    'championships.cancel_reason',
    'championships.created_at',
    db
      .selectFrom('championship_followers as follower')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('follower.championship_id', '=', sql.ref<string>('championships.id'))
      .as('followers_count'),
  ])
}

export type ChampionshipRow = Awaited<
  ReturnType<ReturnType<typeof selectChampionships>['executeTakeFirstOrThrow']>
>

export async function findChampionship(
  db: Db,
  key: { id: string } | { url: string },
): Promise<ChampionshipRow | null> {
  const row = await selectChampionships(db)
    .where('id' in key ? 'championships.id' : 'championships.url', '=', 'id' in key ? key.id : key.url)
    .executeTakeFirst()
  return row ?? null
}

/** Whether everybody may see it. */
export async function isPublished(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('championships')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'DRAFT')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the championship until the transaction ends: whatever changes it or counts in it goes one after the other. */
export async function lockChampionship(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('championships')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Those that change when the team is deleted; in one order, so that two deletions cannot deadlock. */
export async function lockChampionshipsOfTeam(db: Db, teamId: string): Promise<void> {
  const entered = db
    .selectFrom('championship_registrations')
    .select('championship_id')
    .where('team_id', '=', teamId)
  await db
    .selectFrom('championships')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', entered), eb('winner_team_id', '=', teamId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export interface ChampionshipFilter {
  search?: string | undefined
  status?: Status | undefined
  gameId?: string | undefined
  format?: Schemas['ChampionshipFormat'] | undefined
  isFree?: boolean | undefined
  isPrizeGuaranteed?: boolean | undefined
  order: 'asc' | 'desc'
  limit: number
  after: Position | null
}

/** Must match the condition of the partial indexes. */
const notDraft = sql<SqlBool>`championships.status <> 'DRAFT'`

/** One page by the start, from one index, whatever came before it. */
export async function findChampionshipPage(db: Db, filter: ChampionshipFilter): Promise<SummaryRow[]> {
  const { status, gameId, format, isFree, order, after } = filter
  let query = selectSummaries(db)
    .where(notDraft)
    .where(matchesSearch('championships.search_text', filter.search))
  if (status !== undefined) query = query.where('championships.status', '=', status)
  if (gameId !== undefined) query = query.where('championships.game_id', '=', gameId)
  if (format !== undefined) query = query.where('championships.format', '=', format)
  if (isFree !== undefined) query = query.where('championships.entry_fee', isFree ? '=' : '>', 0)
  if (filter.isPrizeGuaranteed !== undefined)
    query = query.where(sql<SqlBool>`${isPrizeGuaranteed} = ${filter.isPrizeGuaranteed}`)
  if (after !== null) {
    const compare = sql.raw(order === 'asc' ? '>' : '<')
    query = query.where(
      sql<SqlBool>`(championships.starts_at, championships.id) ${compare} (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  }
  return query
    .orderBy('championships.starts_at', order)
    .orderBy('championships.id', order)
    .limit(filter.limit)
    .execute()
}

const MAX_LISTED = 100

/** Those that the user organises or helps with, the newest first. */
export async function findChampionshipsOf(db: Db, userId: string): Promise<SummaryRow[]> {
  const helps = db
    .selectFrom('championship_staff')
    .select('championship_id')
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
  return selectSummaries(db)
    .where((eb) =>
      eb.or([eb('championships.organizer_id', '=', userId), eb('championships.id', 'in', helps)]),
    )
    .orderBy('championships.created_at', 'desc')
    .orderBy('championships.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

const toStoredFields = ({ best_of, prizes, tie_breaks: tieBreaks, ...fields }: ChampionshipFields) => ({
  ...fields,
  tie_breaks: tieBreaks === null ? null : JSON.stringify(tieBreaks),
  best_of: JSON.stringify(best_of),
  prizes: JSON.stringify(prizes),
})

/** Null where the address is taken. */
export async function insertChampionship(
  db: Db,
  organizerId: string,
  url: string,
  fields: ChampionshipFields,
): Promise<string | null> {
  const row = await db
    .insertInto('championships')
    .values({ id: newId(), url, organizer_id: organizerId, ...toStoredFields(fields) })
    .onConflict((conflict) => conflict.constraint('championships_url_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function updateChampionshipRow(db: Db, id: string, fields: ChampionshipFields): Promise<void> {
  await db
    .updateTable('championships')
    .set({ ...toStoredFields(fields), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/** Gives another championship the same pictures. */
export async function copyPictures(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const found = await db
    .selectFrom('files')
    .select(['business_type', 'hash', 'width', 'height', 'size', 'created_by'])
    .where('entity_type', '=', 'CHAMPIONSHIP')
    .where('entity_id', '=', from)
    .execute()
  if (found.length === 0) return
  const slot = { entity_type: 'CHAMPIONSHIP', entity_id: to } as const
  await db
    .insertInto('files')
    .values(found.map((file) => ({ id: newId(), ...slot, ...file })))
    .execute()
}

/** False where it is not a draft. */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('championships')
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where it has another status by now: of concurrent changes one succeeds. */
export async function setStatus(
  db: Db,
  id: string,
  { from, to, reason = null }: { from: Status; to: Status; reason?: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('championships')
    .set({ status: to, cancel_reason: reason, updated_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The role of the user; null if there is none or it is not accepted yet. */
export async function findStaffRole(
  db: Db,
  championshipId: string,
  userId: string,
): Promise<'CO_ORGANIZER' | 'REFEREE' | null> {
  const row = await db
    .selectFrom('championship_staff')
    .select('role')
    .where('championship_id', '=', championshipId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst()
  return row?.role ?? null
}

export async function findPlatformRole(db: Db, userId: string): Promise<'USER' | 'ORGANIZER' | 'ADMIN'> {
  const row = await db.selectFrom('users').select('platform_role').where('id', '=', userId).executeTakeFirst()
  return row?.platform_role ?? 'USER'
}

/** Counts the published championships. */
export async function countByStatus(db: Db) {
  return db
    .selectFrom('championships')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where(notDraft)
    .groupBy('status')
    .orderBy('status')
    .execute()
}

const MAX_GAMES = 200

/** The game with the most first. */
export async function countByGame(db: Db) {
  return db
    .selectFrom('championships')
    .select((eb) => ['game_id', eb.fn.countAll<number>().as('count')])
    .where(notDraft)
    .groupBy('game_id')
    .orderBy('count', 'desc')
    .orderBy('game_id')
    .limit(MAX_GAMES)
    .execute()
}
