import type { SystemContext } from '../../../context.ts'
import type { PaymentProvider } from '../../../payment-provider.ts'
import { lockPlaces } from '../../championships/registrations/registrations.ts'
import { notify } from '../../notifications/service.ts'
import { postTransaction } from '../ledger-repository.ts'
import { inReais } from './in-reais.ts'
import {
  type ClaimedReturn,
  type Deposit,
  endReturn,
  findKept,
  insertReturns,
  markReturned,
} from './returns-repository.ts'

/**
 * The amounts that go back of each deposit, in proportion to it: whole centavos that leave some over give one more to the first ones. The sum is `left`, which is at most
 * the sum of all deposits.
 */
export function splitReturn<T extends Pick<Deposit, 'amount'>>(left: number, deposits: readonly T[]): T[] {
  const total = deposits.reduce((sum, { amount }) => sum + amount, 0)
  if (left <= 0 || total === 0) return []
  const parts = deposits.map(({ amount }) => Number((BigInt(left) * BigInt(amount)) / BigInt(total)))
  const over = left - parts.reduce((sum, part) => sum + part, 0)
  return deposits
    .map((deposit, index) => ({ ...deposit, amount: (parts[index] ?? 0) + (index < over ? 1 : 0) }))
    .filter(({ amount }) => amount > 0)
}

/** Gives back what nobody has won, once. False where somebody was faster, or nothing is left. */
export async function returnUnwon(context: SystemContext, championshipId: string): Promise<boolean> {
  const { db, now } = context
  await lockPlaces(context, championshipId)
  if (!(await markReturned(db, championshipId, now()))) return false
  const { name, deposits, won } = await findKept(db, championshipId)
  const left = deposits.reduce((sum, { amount }) => sum + amount, 0) - won
  const returns = splitReturn(left, deposits)
  if (returns.length === 0) return false
  await insertReturns(db, championshipId, { returns, now: now() })
  for (const { id, payer_id: payerId, amount } of returns) {
    await postTransaction(db, { kind: 'PRIZE_UNWON', chargeId: id }, [
      { account: 'PRIZES', owner: championshipId, amount },
      { account: 'OWED', owner: payerId, amount: -amount },
    ])
  }
  await notify(
    context,
    returns.map(({ id, payer_id: userId, amount }) => ({
      userId,
      championshipId,
      contextType: 'CHAMPIONSHIP' as const,
      type: 'CHAMPIONSHIP_RESULT' as const,
      subject: `return-${id}`,
      title: 'Parte do seu depósito volta',
      body: `Ninguém ganhou ${inReais(amount)} do prêmio de ${name}. O valor volta pelo mesmo Pix.`,
    })),
  )
  await context.realtime.publishChampionship(context, championshipId, 'REGISTRATIONS')
  return true
}

/** Asks the provider for the refund, which repeated is one; true once it has done it. */
export const askForReturn = async (
  provider: PaymentProvider,
  { id, reference, amount }: ClaimedReturn,
): Promise<boolean> => (await provider.refund({ id, reference, amount })) === 'REFUNDED'

export async function finishReturn(
  context: SystemContext,
  { id, championship_id: championshipId, payer_id: payerId, amount }: ClaimedReturn,
  provider: string,
): Promise<boolean> {
  const { db, now } = context
  if (!(await endReturn(db, id, now()))) return false
  await postTransaction(db, { kind: 'PRIZE_RETURNED', chargeId: id }, [
    { account: 'OWED', owner: payerId, amount },
    { account: 'PROVIDER', owner: provider, amount: -amount },
  ])
  await context.realtime.publishChampionship(context, championshipId, 'REGISTRATIONS')
  return true
}
