import { createMockDatabase } from '@convoca/mocks'
import type { Overrides } from '@convoca/mocks'
import { loadImages } from '../test/load-images.ts'

/** The conditions a flow can be tried under, by the control `network`. */
const networkConditions = ['ok', 'slow', 'pending', 'offline', 'error 500', 'conflict 409'] as const
type NetworkCondition = (typeof networkConditions)[number]

export interface NetworkArgs {
  network: NetworkCondition
}

/** The meta that all flows have in common. */
export const flowMeta = {
  args: { network: 'ok' } as NetworkArgs,
  argTypes: { network: { control: 'select', options: networkConditions } },
  // Dialogs, popovers and toasts are rendered outside the story's root.
  parameters: { layout: 'fullscreen', visual: 'window' },
  afterEach: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    loadImages(canvasElement.ownerDocument.body),
} as const

/** Milliseconds; long enough for a person to see the loading state. */
const slowDelay = 3000

/**
 * Options for the mock handlers, which read them on every request: `set` takes effect with the next request, without a
 * remount.
 */
export function createNetwork<Id extends string, Conflict>(
  affected: readonly Id[],
  /** The refusals that this flow's own changes can meet. */
  conflicts: Partial<Record<Id, Conflict>>,
  {
    createDatabase = createMockDatabase,
    overrides = [],
  }: {
    /** The mocked server's data when a story starts. */
    createDatabase?: typeof createMockDatabase
    overrides?: readonly Overrides[]
  } = {},
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
      overrides,
      get database() {
        return createDatabase()
      },
      get delay(): Partial<Record<Id, number | 'infinite'>> {
        if (condition === 'pending') return forEach<'infinite'>('infinite')
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
