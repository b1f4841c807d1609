import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { PixKeyType } from '../../../payment-provider.ts'

/** A payout of more than this many centavos needs so many members of the staff. */
export const MAX_UNSEEN_PAYOUT = 200_000
export const APPROVALS = 2

const isApproved = sql<boolean>`(share.amount <= ${MAX_UNSEEN_PAYOUT}::integer or (
  select count(*) from prize_approvals approval where approval.share_id = share.id
) >= ${APPROVALS}::integer)`

/** The winner, if they are of age, else the adult who has agreed to receive it for them; null while there is none. */
const payeeOf = (adultBirth: string) => sql<string | null>`(
  select person.id from users winner
  join users person on person.id = case
    when winner.birth <= ${adultBirth}::date then winner.id
    when share.receiver_agreed_at is not null then share.receiver_id
  end
  where winner.id = share.user_id and winner.erased_at is null
    and person.erased_at is null and person.birth <= ${adultBirth}::date
)`

/** A key that has failed is not tried again. */
const keyOf = (payee: ReturnType<typeof payeeOf>) => sql`(
  select pix.type, pix.key from pix_keys pix
  where pix.user_id = ${payee} and (share.status <> 'FAILED' or pix.key <> share.key_value)
  order by pix.created_at, pix.id limit 1
)`

export interface ClaimedPayout {
  /** The share's id. */
  id: string
  payout_id: string
  reference: string | null
  provider: string
  /** The amount in centavos that is sent: the part without the withheld. */
  amount: number
  key_type: 'CPF' | 'EMAIL' | 'PHONE' | 'KEYRANDOM'
  key_value: string
  cpf: string
  championship_name: string
}

/**
 * Claims what can be paid now, to adults who have a key, each for a new attempt: a share has one attempt that is under way, since only what is DUE or FAILED is
 * claimed. The process may die meanwhile; the provider is then asked again with the same id.
 */
export async function claimPayouts(
  db: Db,
  { provider, now, adultBirth, limit }: { provider: string; now: Date; adultBirth: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select share.id, payee.id as payee_id, chosen.type, chosen.key
      from prize_shares share
      cross join lateral (select ${payeeOf(adultBirth)} as id) as payee
      cross join lateral ${keyOf(sql<string | null>`payee.id`)} as chosen
      where share.status in ('DUE', 'FAILED') and ${isApproved}
        and exists (select from prize_teams prize where prize.id = share.team_prize_id and prize.settled_at is not null)
      order by share.created_at, share.id limit ${limit}::integer
      for update of share skip locked
    )
    update prize_shares share set status = 'SENT', payout_id = gen_random_uuid(), provider = ${provider}, reference = null,
      payee_id = due.payee_id, key_type = due.type, key_value = due.key, next_look_at = ${now}::timestamptz
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
    where due.id = share.id and receiver.id = share.payee_id and championship.id = share.championship_id
    returning share.id, share.payout_id, share.reference, share.provider, share.amount - share.withheld as amount, share.key_type, share.key_value,
      receiver.cpf, championship.name as championship_name
  `.execute(db)
  return rows
}

export interface MovedShare {
  id: string
  championship_id: string
  user_id: string
  payee_id: string | null
  team_id: string | null
  /** The amount in centavos that is sent. */
  net: number
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
    .returning((eb) => [
      'id',
      'championship_id',
      'user_id',
      'payee_id',
      'team_id',
      eb('amount', '-', eb.ref('withheld')).as('net'),
    ])
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

/** The parts, and what they wait for by the adult age of the day. */
export function selectShares(db: Db, adultBirth: string) {
  return db
    .selectFrom('prize_shares as share')
    .innerJoin('championships as championship', 'championship.id', 'share.championship_id')
    .innerJoin('users as winner', 'winner.id', 'share.user_id')
    .innerJoin('prize_teams as prize', 'prize.id', 'share.team_prize_id')
    .leftJoin('users as receiver', 'receiver.id', 'share.receiver_id')
    .select([
      'share.id',
      'share.championship_id',
      'championship.name as championship_name',
      'championship.url as championship_url',
      'share.team_id',
      'share.user_id',
      sql<string>`winner.nick::text`.as('nick'),
      'share.receiver_id',
      sql<string | null>`receiver.nick::text`.as('receiver_nick'),
      'share.receiver_named_by',
      'share.receiver_agreed_at',
      'share.agreed_at',
      'share.refused_at',
      'share.equal_amount',
      'prize.settled_at',
      'share.place',
      'share.amount',
      'share.withheld',
      'share.status',
      'share.paid_at',
      'share.created_at',
      sql<boolean>`winner.birth > ${adultBirth}::date`.as('is_minor'),
      isApproved.as('is_approved'),
      sql<boolean>`${payeeOf(adultBirth)} is not null`.as('has_payee'),
      sql<boolean>`exists ${keyOf(payeeOf(adultBirth))}`.as('has_key'),
      sql<number>`(select count(*) from prize_approvals approval where approval.share_id = share.id)`.as(
        'approvals',
      ),
    ])
}

export type ShareRow = Awaited<ReturnType<ReturnType<typeof selectShares>['executeTakeFirstOrThrow']>>

const MAX_LISTED = 100

interface Reading {
  adultBirth: string
}

/** The parts that somebody has won, or is asked to receive for a minor; the latest first. */
export async function findSharesOf(db: Db, userId: string, { adultBirth }: Reading): Promise<ShareRow[]> {
  return selectShares(db, adultBirth)
    .where((eb) => eb.or([eb('share.user_id', '=', userId), eb('share.receiver_id', '=', userId)]))
    .orderBy('share.created_at', 'desc')
    .orderBy('share.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

export async function findShare(db: Db, id: string, { adultBirth }: Reading): Promise<ShareRow | null> {
  return (await selectShares(db, adultBirth).where('share.id', '=', id).executeTakeFirst()) ?? null
}

/** High ones that wait for the staff, and those of minors for whom no adult has agreed, the oldest first. */
export async function findUnapproved(db: Db, { adultBirth }: Reading): Promise<ShareRow[]> {
  return selectShares(db, adultBirth)
    .where('share.status', 'in', ['DUE', 'FAILED'])
    .where('prize.settled_at', 'is not', null)
    .where(sql<SqlBool>`(not ${isApproved} or ${payeeOf(adultBirth)} is null)`)
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
