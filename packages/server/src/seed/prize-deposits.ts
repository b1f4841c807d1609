import { paymentLifetime } from '@convoca/contract/rules'
import type { Context } from '../context.ts'
import { newId } from '../database/id.ts'
import { createPixCode, toTxid } from '../domains/payments/pix-code.ts'
import { findPool } from '../domains/payments/prizes/prizes-repository.ts'
import { insertCharge } from '../domains/payments/repository.ts'
import { applyState } from '../domains/payments/settlement.ts'
import { DAY, MINUTE } from './seed-context.ts'

const receiver = { key: 'pagamentos@convoca.example', name: 'CONVOCA ESPORTS', city: 'SAO PAULO' }

/** The organiser has deposited the prizes of money in two parts, a day apart. */
export async function depositPrizes(
  organizer: Context,
  { championshipId, from }: { championshipId: string; from: Date },
): Promise<void> {
  const { db, actor } = organizer
  const { promised } = await findPool(db, championshipId)
  const first = Math.floor(promised / 2)
  for (const [place, amount] of [first, promised - first].entries()) {
    const id = newId()
    const at = new Date(from.getTime() + place * DAY)
    const paidAt = new Date(at.getTime() + 2 * MINUTE)
    await insertCharge(db, {
      id,
      championship_id: championshipId,
      registration_id: null,
      team_id: null,
      purpose: 'DEPOSIT',
      payer_id: actor.userId,
      amount,
      provider: 'sandbox',
      reference: id,
      pix_code: createPixCode({ ...receiver, amount, txid: toTxid(id) }),
      expires_at: new Date(at.getTime() + paymentLifetime),
      created_at: at,
      next_look_at: new Date(at.getTime() + paymentLifetime),
    })
    await applyState({ ...organizer, now: () => paidAt }, id, { status: 'PAID', amount, paidAt })
  }
}
