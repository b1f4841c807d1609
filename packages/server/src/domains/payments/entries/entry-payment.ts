import type { Schemas } from '../../../contract/types.ts'
import type { EntryPart, EntryTime, PartState } from './parts-repository.ts'

type Part = Schemas['EntryPart']
type Status = Schemas['EntryPaymentStatus']

export function toPart({ amount }: EntryPart, state: PartState): Part {
  const { user_id: id, nick, status, payer_id: payerId, payer_nick: payerNick } = state
  return {
    user: { id, nick },
    amount,
    status: toPartStatus(status),
    payment_id: state.charge_id,
    payer: payerId === null || payerNick === null ? null : { id: payerId, nick: payerNick },
    paid_at: state.paid_at?.toISOString() ?? null,
    is_minor: state.is_minor,
  }
}

function toPartStatus(status: PartState['status']): Part['status'] {
  switch (status) {
    case 'PENDING':
    case 'PAID':
    case 'REFUNDING':
    case 'REFUNDED':
      return status
    default:
      return 'OPEN'
  }
}

/** The state of the money of an entry. */
export function toEntryStatus({ status }: Pick<EntryTime, 'status'>, parts: readonly Part[]): Status {
  const has = (partStatus: Part['status']) => parts.some((part) => part.status === partStatus)
  const isComplete = parts.every((part) => part.status === 'PAID')
  if (status === 'CONFIRMED') return isComplete ? 'PAID' : 'WAIVED'
  if (status === 'PENDING_PAYMENT' || status === 'WAITING') return has('PAID') ? 'PARTLY_PAID' : 'UNPAID'
  if (has('REFUNDING')) return 'REFUNDING'
  if (has('REFUNDED')) return 'REFUNDED'
  return has('PAID') ? 'PAID' : 'EXPIRED'
}
