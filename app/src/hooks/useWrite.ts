import { useAtom, useSetAtom } from 'jotai'
import type { WriteAtom } from '../atoms/mutation.ts'
import { runWithToastAtom } from '../atoms/toasts.ts'
import type { RunToasts } from '../atoms/toasts.ts'

/** A write whose outcome is a toast. `run` resolves to whether it succeeded. */
export function useWrite<Variables, Data>(writeAtom: WriteAtom<Variables, Data>) {
  const [inFlight, write] = useAtom(writeAtom)
  const runWithToast = useSetAtom(runWithToastAtom)
  return {
    /** The variables of the runs in flight. */
    inFlight,
    isPending: inFlight.length > 0,
    run: (variables: Variables, toasts: RunToasts = {}) => runWithToast(toasts, () => write(variables)),
  }
}
