import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { LedgerDifference } from './ledger-repository.ts'

type Account = Pick<LedgerDifference, 'account' | 'owner'>

/** Those that were not known: whoever else proves the ledger at the same time gets none of them. */
export async function insertAlarms(db: Db, accounts: readonly Account[], now: Date): Promise<Account[]> {
  if (accounts.length === 0) return []
  return db
    .insertInto('ledger_alarms')
    .values(accounts.map(({ account, owner }) => ({ account, owner, found_at: now })))
    .onConflict((conflict) => conflict.columns(['account', 'owner']).doNothing())
    .returning(['account', 'owner'])
    .execute()
}

export async function setAlarmTicket(db: Db, accounts: readonly Account[], ticketId: string): Promise<void> {
  for (const { account, owner } of accounts)
    await db
      .updateTable('ledger_alarms')
      .set({ ticket_id: ticketId })
      .where('account', '=', account)
      .where('owner', '=', owner)
      .execute()
}

/** Accounts that are again what the payments say raise an alarm anew when they differ anew. */
export async function deleteOtherAlarms(db: Db, accounts: readonly Account[]): Promise<void> {
  const differing = JSON.stringify(accounts.map(({ account, owner }) => ({ account, owner })))
  await sql`
    delete from ledger_alarms where (account, owner) not in (
      select account, owner from jsonb_to_recordset(${differing}::jsonb) as differing (account text, owner text)
    )
  `.execute(db)
}
