import type { Convoca } from '@convoca/sdk/core'
import { useEffect } from 'react'

/** Ends the calls of a story with it: one that is retried later would reach the next story, whose mocks do not know it. */
export function useCancelOnUnmount({ cancelAll }: Pick<Convoca, 'cancelAll'>): void {
  useEffect(() => cancelAll, [cancelAll])
}
