import { sql } from 'kysely'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import type { LedgerAccount, LedgerKind } from '../../database/tables/payments.ts'

export interface LedgerEntry {
  account: LedgerAccount
  owner: string
  /** The amount in centavos; what we have is positive, what we owe is negative. */
  amount: number
}

/** Posts once for a charge or a share of a prize and kind, whoever repeats it. The database refuses entries that do not sum to zero. */
export async function postTransaction(
  db: Db,
  { kind, ...of }: { kind: LedgerKind } & ({ chargeId: string } | { shareId: string }),
  entries: readonly LedgerEntry[],
): Promise<void> {
  const posted = await db
    .insertInto('ledger_transactions')
    .values({
      id: newId(),
      kind,
      ...('chargeId' in of ? { charge_id: of.chargeId } : { share_id: of.shareId }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (posted === undefined) return
  await db
    .insertInto('ledger_entries')
    .values(entries.map((entry) => ({ ...entry, transaction_id: posted.id })))
    .execute()
}

/**
 * The sum of all entries of the account: that of its checkpoint, and what came later. How few that are is not known when the plan is made: the
 * order makes it read the index from there on, not the whole table.
 */
export async function findBalance(db: Db, { account, owner }: Omit<LedgerEntry, 'amount'>): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    with checkpoint as (
      select entry_id, balance from ledger_checkpoints where account = ${account} and owner = ${owner}
    )
    select coalesce((select balance from checkpoint), 0) + coalesce((
      select sum(amount) from (
        select amount from ledger_entries
        where account = ${account} and owner = ${owner} and id > coalesce((select entry_id from checkpoint), 0)
        order by id
      ) as later
    ), 0)::bigint as balance
  `.execute(db)
  return rows[0]?.balance ?? 0
}

/**
 * Moves the checkpoints of all accounts up to the last entry. The lock waits for the transactions that are posting: one with
 * a lower id would otherwise be committed behind the checkpoint, and never be counted.
 */
export async function writeCheckpoints(db: Db): Promise<void> {
  await sql`lock table ledger_entries in share mode`.execute(db)
  await sql`
    insert into ledger_checkpoints (account, owner, entry_id, balance)
    select entry.account, entry.owner, max(entry.id), coalesce(max(checkpoint.balance), 0) + sum(entry.amount)
    from ledger_entries entry
    left join ledger_checkpoints checkpoint on checkpoint.account = entry.account and checkpoint.owner = entry.owner
    where entry.id > coalesce(checkpoint.entry_id, 0)
    group by entry.account, entry.owner
    on conflict (account, owner) do update set entry_id = excluded.entry_id, balance = excluded.balance
  `.execute(db)
}

export interface LedgerDifference {
  account: LedgerAccount
  owner: string
  /** The sum in the ledger; the next one is what the charges say. */
  booked: number
  expected: number
}

/** Accounts whose sum is not what the charges say. */
export async function findDifferences(db: Db): Promise<LedgerDifference[]> {
  const { rows } = await sql<LedgerDifference>`
    with settled as (
      select share.* from prize_shares share join prize_teams prize on prize.id = share.team_prize_id
      where prize.settled_at is not null
    ), expected as (
      select 'PROVIDER' as account, provider as owner, coalesce(received_amount, amount) as amount from payment_charges
      where status in ('PAID', 'REFUNDING')
      union all
      select case purpose when 'DEPOSIT' then 'PRIZES' else 'ENTRIES' end, championship_id::text, -amount
      from payment_charges where status = 'PAID'
      union all
      select 'PRIZES', championship_id::text, amount from settled
      union all
      select 'PRIZES', championship_id::text, amount from prize_returns
      union all
      select 'PROVIDER', charge.provider, -returned.amount
      from prize_returns returned join payment_charges charge on charge.id = returned.charge_id
      where returned.status = 'REFUNDED'
      union all
      select 'OWED', charge.payer_id::text, -returned.amount
      from prize_returns returned join payment_charges charge on charge.id = returned.charge_id
      where returned.status = 'REFUNDING'
      union all
      select 'PROVIDER', provider, withheld - amount from prize_shares where status = 'PAID'
      union all
      select 'OWED', user_id::text, withheld - amount from settled where status <> 'PAID'
      union all
      select 'WITHHELD', user_id::text, -withheld from settled where withheld > 0
      union all
      select 'OWED', payer_id::text, -coalesce(received_amount, amount) from payment_charges where status = 'REFUNDING'
    ), sums as (
      select account, owner, sum(amount) as expected, 0::numeric as booked from expected group by account, owner
      union all
      select account, owner, 0, sum(amount) from ledger_entries group by account, owner
    )
    select account, owner, sum(booked)::bigint as booked, sum(expected)::bigint as expected
    from sums group by account, owner having sum(booked) <> sum(expected)
    order by account, owner limit 100
  `.execute(db)
  return rows
}
