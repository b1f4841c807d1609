import type { OperationId } from '../contract/types.ts'

/**
 * Operations of the contract without a handler: they respond 501, after authentication where they need a session. Whoever
 * adds a handler removes its line here.
 */
export const planned = [] as const satisfies readonly OperationId[]

export type PlannedId = (typeof planned)[number]
