/** What the workshop's toolbar of a flow can do to the network. */
export const networks = ['ok', 'slow', 'offline', 'error 500', 'conflict 409'] as const
type Network = (typeof networks)[number]

/** What a flow's story is given. */
export interface Wire {
  network: Network
}
export const ok: Wire = { network: 'ok' }

/** Long enough to see what a page shows meanwhile. */
const SLOW = 3000

/**
 * What the handlers of the mocks read before every answer: choosing another network acts on the next request, while the
 * page stands as it is.
 */
export function networkOf<Id extends string, Conflict>(
  acted: readonly Id[],
  /** The refusal that the flow's own act can meet. */
  conflicts: Partial<Record<Id, Conflict>>,
) {
  let network: Network = 'ok'
  const failure = { status: 500, code: 'INTERNAL_ERROR' } as const
  const each = <Value>(value: Value): Partial<Record<Id, Value>> => {
    const made: Partial<Record<Id, Value>> = {}
    for (const id of acted) made[id] = value
    return made
  }
  return {
    choose: (chosen: Network) => {
      network = chosen
    },
    options: {
      get delay(): Partial<Record<Id, number>> {
        return network === 'slow' ? each(SLOW) : {}
      },
      get fail(): Partial<Record<Id, 'network' | typeof failure | Conflict>> {
        if (network === 'offline') return each<'network'>('network')
        if (network === 'error 500') return each(failure)
        return network === 'conflict 409' ? conflicts : {}
      },
    },
  }
}
