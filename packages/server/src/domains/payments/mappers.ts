import type { Schemas } from '../../contract/types.ts'
import { toTeam } from '../championships/mappers.ts'
import type { PaymentProvider } from '../../payment-provider.ts'
import { isSandbox } from './providers/sandbox.ts'
import type { ChargeRow } from './repository.ts'

export function toPayment(row: ChargeRow, provider: PaymentProvider | null): Schemas['Payment'] {
  return {
    id: row.id,
    championship: {
      id: row.championship_id,
      name: row.championship_name,
      url: row.championship_url,
      starts_at: row.starts_at.toISOString(),
    },
    purpose: row.purpose,
    registration_id: row.registration_id,
    team: row.team === null ? null : toTeam(row.team),
    payer: { id: row.payer_id, nick: row.payer_nick },
    parts: row.parts,
    amount: row.amount,
    received_amount: row.received_amount,
    status: row.status,
    pix_code: row.status === 'PENDING' ? row.pix_code : null,
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    is_late: row.paid_at !== null && row.paid_at > row.expires_at,
    unwon_amount: row.unwon_amount,
    refund_reason: row.refund_reason,
    refunded_at: row.refunded_at?.toISOString() ?? null,
    is_simulated: isSandbox(provider) && row.provider === provider.name,
    created_at: row.created_at.toISOString(),
  }
}
