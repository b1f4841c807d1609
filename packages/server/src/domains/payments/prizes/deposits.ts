import { paymentLifetime } from '@convoca/contract/rules'
import type { Context, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { DomainError, fieldError, refuseInvalid } from '../../../errors.ts'
import { requireChampionshipPermission } from '../../championships/access.ts'
import { requireAccountant } from '../history.ts'
import { type NewCharge, insertCharge } from '../repository.ts'
import { FIRST_LOOK, readPayment, requirePayer } from '../service.ts'
import { isDivided } from './division-repository.ts'
import { isDepositable, isMissing } from './missing.ts'
import { cancelWaitingDeposits } from './prizes-repository.ts'

async function requireMissing(
  context: SystemContext,
  championship: Parameters<typeof isDepositable>[0],
  amount: number,
): Promise<void> {
  if (!isDepositable(championship) || (await isDivided(context.db, championship.id)))
    throw new DomainError('CHAMPIONSHIP_STATUS')
  if (!(await isMissing(context, championship.id, amount)))
    refuseInvalid([fieldError('amount', 'OUT_OF_RANGE', 'must not be more than is missing')])
}

/** Asks the provider for a code, outside of the transaction that stores it: a code that is not stored is shown to nobody. */
export async function prepareDeposit(
  context: Context,
  id: string,
  { amount }: Schemas['PrizeDepositInput'],
): Promise<NewCharge> {
  const { actor, now, payments } = context
  const championship = await requireAccountant(context, id)
  await requireMissing(context, championship, amount)
  const { name, email, cpf } = await requirePayer(context)
  if (payments.provider === null) throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 600 })
  const chargeId = newId()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + paymentLifetime)
  const created = await payments.provider.createCharge({
    id: chargeId,
    amount,
    expiresAt,
    description: `Prêmio de ${championship.name}`,
    payer: { name, email, cpf },
  })
  return {
    id: chargeId,
    championship_id: championship.id,
    registration_id: null,
    team_id: null,
    purpose: 'DEPOSIT',
    payer_id: actor.userId,
    amount,
    provider: payments.provider.name,
    reference: created.reference,
    pix_code: created.pixCode,
    expires_at: expiresAt,
    created_at: createdAt,
    next_look_at: new Date(createdAt.getTime() + FIRST_LOOK),
  }
}

/** The lock of the championship decides where two ask at once: the later code takes the place of the earlier one. */
export async function createDeposit(context: Context, charge: NewCharge): Promise<Schemas['Payment']> {
  const { db, now } = context
  const { row } = await requireChampionshipPermission(context, charge.championship_id, 'edit')
  await requireMissing(context, row, charge.amount)
  await cancelWaitingDeposits(db, row.id, now())
  await insertCharge(db, charge)
  await context.realtime.publishChampionship(context, row.id, 'REGISTRATIONS')
  return readPayment(context, charge.id)
}
