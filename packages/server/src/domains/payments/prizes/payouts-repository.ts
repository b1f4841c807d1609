import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { PixKeyType } from '../../../payment-provider.ts'

/** A payout of more than this many centavos needs so many members of the staff. */
export const MAX_UNSEEN_PAYOUT = 200_000
export const APPROVALS = 2

const isApproved = sql<boolean>`(share.amount <= ${MAX_UNSEEN_PAYOUT}::integer or (
  select count(*) from prize_approvals approval where approval.share_id = share.id
) >= ${APPROVALS}::integer)`

/** A key that has failed is not tried again. */
const findKey = sql`(
  select pix.type, pix.key from pix_keys pix
  where pix.user_id = share.user_id and (share.status <> 'FAILED' or pix.key <> share.key_value)
  order by pix.created_at, pix.id limit 1
)`

export interface ClaimedPayout {
  /** The share's id. */
  id: string
  payout_id: string
  reference: string | null
  provider: string
  amount: number
  key_type: 'CPF' | 'EMAIL' | 'PHONE' | 'KEYRANDOM'
  key_value: string
  cpf: string
  championship_name: string
}

/**
 * Claims what can be paid now to adults who have a key, each for a new attempt: a share has one attempt that is under way, since only what is DUE or FAILED is
 * claimed. The process may die meanwhile; the provider is then asked again with the same id.
 */
export async function claimPayouts(
  db: Db,
  { provider, now, adultBirth, limit }: { provider: string; now: Date; adultBirth: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select share.id, chosen.type, chosen.key
      from prize_shares share
      join users receiver on receiver.id = share.user_id
      cross join lateral ${findKey} as chosen
      where share.status in ('DUE', 'FAILED') and receiver.erased_at is null
        and receiver.birth <= ${adultBirth}::date and ${isApproved}
      order by share.created_at, share.id limit ${limit}::integer
      for update of share skip locked
    )
    update prize_shares share set status = 'SENT', payout_id = gen_random_uuid(), provider = ${provider}, reference = null,
      key_type = due.type, key_value = due.key, next_look_at = ${now}::timestamptz
    from due where due.id = share.id
    returning share.id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Milliseconds until the provider is asked again about a payout that is under way. */
const WAIT = 10 * 60_000

/** Claims payouts about which the provider is asked now. */
export async function claimSent(
  db: Db,
  { provider, now, limit }: { provider: string; now: Date; limit: number },
): Promise<ClaimedPayout[]> {
  const { rows } = await sql<ClaimedPayout>`
    with due as (
      select id from prize_shares
      where status = 'SENT' and provider = ${provider} and next_look_at <= ${now}::timestamptz
      order by next_look_at limit ${limit}::integer for update skip locked
    )
    update prize_shares share set next_look_at = ${new Date(now.getTime() + WAIT)}::timestamptz
    from due, users receiver, championships championship
    where due.id = share.id and receiver.id = share.user_id and championship.id = share.championship_id
    returning share.id, share.payout_id, share.reference, share.provider, share.amount, share.key_type, share.key_value,
      receiver.cpf, championship.name as championship_name
  `.execute(db)
  return rows
}

export interface MovedShare {
  id: string
  championship_id: string
  user_id: string
  team_id: string | null
  amount: number
}

/** Null where the attempt is not under way any more. */
export async function movePayout(
  db: Db,
  payoutId: string,
  change:
    | { status: 'PAID'; reference: string; paid_at: Date }
    | { status: 'FAILED'; reference: string }
    | { status: 'SENT'; reference: string },
): Promise<MovedShare | null> {
  const row = await db
    .updateTable('prize_shares')
    .set({
      ...change,
      // The key is forgotten once the money has arrived.
      ...(change.status === 'PAID' && { key_type: null, key_value: null }),
      ...(change.status !== 'SENT' && { next_look_at: null }),
    })
    .where('payout_id', '=', payoutId)
    .where('status', '=', 'SENT')
    .returning(['id', 'championship_id', 'user_id', 'team_id', 'amount'])
    .executeTakeFirst()
  return row ?? null
}

/** Makes the provider be asked at once about a payout of which it has reported something. False where none has this id. */
export async function hastenPayout(
  db: Db,
  { provider, reference, now }: { provider: string; reference: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .updateTable('prize_shares')
    .set({ next_look_at: now })
    .where('provider', '=', provider)
    .where('status', '=', 'SENT')
    .where((eb) => eb.or([eb('reference', '=', reference), eb(sql<string>`payout_id::text`, '=', reference)]))
    .returning('id')
    .execute()
  return rows.length > 0
}

function selectShares(db: Db) {
  return db
    .selectFrom('prize_shares as share')
    .innerJoin('championships as championship', 'championship.id', 'share.championship_id')
    .innerJoin('users as winner', 'winner.id', 'share.user_id')
    .select([
      'share.id',
      'share.championship_id',
      'championship.name as championship_name',
      'championship.url as championship_url',
      'share.user_id',
      sql<string>`winner.nick::text`.as('nick'),
      'share.place',
      'share.amount',
      'share.status',
      'share.paid_at',
      'share.created_at',
      'winner.birth',
      isApproved.as('is_approved'),
      sql<boolean>`exists ${findKey}`.as('has_key'),
      sql<number>`(select count(*) from prize_approvals approval where approval.share_id = share.id)`.as(
        'approvals',
      ),
    ])
}

export type ShareRow = Awaited<ReturnType<ReturnType<typeof selectShares>['executeTakeFirstOrThrow']>>

const MAX_LISTED = 100

/** The latest first. */
export async function findSharesOf(db: Db, userId: string): Promise<ShareRow[]> {
  return selectShares(db)
    .where('share.user_id', '=', userId)
    .orderBy('share.created_at', 'desc')
    .orderBy('share.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

export async function findShare(db: Db, id: string): Promise<ShareRow | null> {
  return (await selectShares(db).where('share.id', '=', id).executeTakeFirst()) ?? null
}

/** High ones that wait for the staff, the oldest first. */
export async function findUnapproved(db: Db): Promise<ShareRow[]> {
  return selectShares(db)
    .where('share.status', 'in', ['DUE', 'FAILED'])
    .where(sql<SqlBool>`not ${isApproved}`)
    .orderBy('share.created_at')
    .orderBy('share.id')
    .limit(MAX_LISTED)
    .execute()
}

/** Somebody who approves twice counts once. */
export async function insertApproval(
  db: Db,
  { shareId, userId, now }: { shareId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('prize_approvals')
    .values({ share_id: shareId, user_id: userId, approved_at: now })
    .onConflict((conflict) => conflict.columns(['share_id', 'user_id']).doNothing())
    .execute()
}

export const toProviderType = (type: ClaimedPayout['key_type']): PixKeyType =>
  type === 'KEYRANDOM' ? 'RANDOM' : type
