/** The conditions a flow can be tried under in the toolbar. */
export const networkConditions = ['ok', 'slow', 'offline', 'error 500', 'conflict 409'] as const
type NetworkCondition = (typeof networkConditions)[number]

export interface NetworkArgs {
  network: NetworkCondition
}
export const online: NetworkArgs = { network: 'ok' }

/** Milliseconds; long enough to see the loading state. */
const slowDelay = 3000

/**
 * Options for the mock handlers, which read them on every request: `set` takes effect with the next request, without a
 * remount.
 */
export function createNetwork<Id extends string, Conflict>(
  affected: readonly Id[],
  /** The refusals that this flow's own changes can meet. */
  conflicts: Partial<Record<Id, Conflict>>,
) {
  let condition: NetworkCondition = 'ok'
  const serverError = { status: 500, code: 'INTERNAL_ERROR' } as const
  const forEach = <Value>(value: Value): Partial<Record<Id, Value>> => {
    const record: Partial<Record<Id, Value>> = {}
    for (const id of affected) record[id] = value
    return record
  }
  return {
    set: (next: NetworkCondition) => {
      condition = next
    },
    options: {
      get delay(): Partial<Record<Id, number>> {
        return condition === 'slow' ? forEach(slowDelay) : {}
      },
      get fail(): Partial<Record<Id, 'network' | typeof serverError | Conflict>> {
        if (condition === 'offline') return forEach<'network'>('network')
        if (condition === 'error 500') return forEach(serverError)
        return condition === 'conflict 409' ? conflicts : {}
      },
    },
  }
}
