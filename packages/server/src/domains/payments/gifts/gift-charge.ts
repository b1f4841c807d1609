import { paymentLifetime } from '@convoca/contract/rules'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { DomainError } from '../../../errors.ts'
import type { NewCharge } from '../repository.ts'
import { FIRST_LOOK, ofEntrant, requirePayer } from '../service.ts'

/** Asks the provider for a code of the whole fee. It belongs to no entry before the team has accepted it. */
export async function prepareGiftCharge(
  context: Context,
  { championship, team }: { championship: Schemas['Championship']; team: Schemas['ChampionshipTeam'] },
): Promise<NewCharge> {
  const { actor, now, payments } = context
  const { name, email, cpf } = await requirePayer(context)
  if (payments.provider === null) throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 600 })
  const id = newId()
  const createdAt = now()
  const end = Date.parse(championship.registration_closes_at)
  const expiresAt = new Date(Math.min(createdAt.getTime() + paymentLifetime, end))
  const amount = championship.entry_fee
  const created = await payments.provider.createCharge({
    id,
    amount,
    expiresAt,
    description: `Presente para ${team.name} em ${championship.name}`,
    payer: { name, email, cpf },
  })
  return {
    id,
    championship_id: championship.id,
    registration_id: null,
    ...ofEntrant(team),
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
