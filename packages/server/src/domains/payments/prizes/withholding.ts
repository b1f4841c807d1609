import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { requireAdmin } from '../../staff/access.ts'
import { logAct } from '../../staff/audit.ts'
import { inReais } from './in-reais.ts'
import { findWithholding, insertWithholding } from './withholding-repository.ts'

/** The part of prizes that is withheld from now on. */
export async function readPrizeWithholding(context: Context): Promise<Schemas['PrizeWithholding']> {
  await requireAdmin(context)
  const rate = await findWithholding(context.db)
  if (rate === null) return { basis_points: 0, floor: 0, set_at: null }
  return { ...rate, set_at: rate.set_at.toISOString() }
}

/** Sets another rate, which counts for parts that are settled from now on. */
export async function setPrizeWithholding(
  context: Context,
  { basis_points: basisPoints, floor }: Schemas['PrizeWithholdingInput'],
): Promise<Schemas['PrizeWithholding']> {
  await requireAdmin(context)
  const { db, actor, now } = context
  await insertWithholding(db, { basisPoints, floor, setBy: actor.userId, now: now() })
  const percentage = (basisPoints / 100).toLocaleString('pt-BR')
  await logAct(context, {
    action: 'PRIZE_WITHHOLDING_SET',
    detail: `${percentage}% acima de ${inReais(floor)}`,
  })
  return readPrizeWithholding(context)
}
