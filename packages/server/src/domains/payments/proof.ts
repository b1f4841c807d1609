import { type SystemContext, createContext } from '../../context.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { openStaffTicket } from '../support/service.ts'
import { deleteOtherAlarms, insertAlarms, setAlarmTicket } from './alarms-repository.ts'
import { type LedgerDifference, findDifferences, writeCheckpoints } from './ledger-repository.ts'
import { inReais } from './prizes/in-reais.ts'
import type { PaymentServices } from './reports.ts'

const MAX_NAMED = 20

function toTicketText(differences: readonly LedgerDifference[]): string {
  const lines = differences
    .slice(0, MAX_NAMED)
    .map(
      ({ account, owner, booked, expected }) =>
        `${account} ${owner}: lançado ${inReais(booked)}, esperado ${inReais(expected)}`,
    )
  const more = differences.length - lines.length
  if (more > 0) lines.push(`e mais ${more}`)
  return ['O livro de lançamentos e os pagamentos não batem.', ...lines].join('\n')
}

/** Each account that differs is in one ticket of the staff, until it no longer does and does again. */
async function raiseAlarms(context: SystemContext, differences: readonly LedgerDifference[]): Promise<void> {
  const { db, now } = context
  await deleteOtherAlarms(db, differences)
  const found = await insertAlarms(db, differences, now())
  if (found.length === 0) return
  const isFound = ({ account, owner }: LedgerDifference) =>
    found.some((entry) => entry.account === account && entry.owner === owner)
  const ticketId = await openStaffTicket(context, {
    category: 'PAYMENT',
    text: toTicketText(differences.filter(isFound)),
  })
  if (ticketId !== null) await setAlarmTicket(db, found, ticketId)
}

/** Proves the ledger against the payments, and moves its checkpoints. Returns how many accounts differ. */
export async function proveLedger(services: PaymentServices): Promise<number> {
  const { db, log } = services
  const differences = await runInTransaction(
    db,
    async (unit) => {
      await writeCheckpoints(unit.db)
      const found = await findDifferences(unit.db)
      await raiseAlarms(createContext(services, unit, null), found)
      return found
    },
    (error) => log.error({ err: error }, 'a task after the proof of the ledger failed'),
  )
  const { length } = differences
  const metric = { metric: 'ledger.differences', value: length }
  // Neither owner nor amount: the log is no place for what people have paid.
  if (length > 0) log.error(metric, 'accounts of the ledger differ from the payments')
  else log.info(metric, 'the ledger is what the payments say')
  return length
}
