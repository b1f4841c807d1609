import { useAtom, useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import { getErrorTextOr, getNamedErrors } from '../atoms/errors.ts'
import type { WriteAtom } from '../atoms/mutation.ts'
import { showErrorAtom, showToastAtom } from '../atoms/toasts.ts'
import type { RunToasts } from '../atoms/toasts.ts'

interface RunOptions<Data> extends RunToasts {
  /** Called with the answer, before the toast. */
  onDone?: ((answer: Data) => unknown) | undefined
}

interface Refusal {
  text: string | undefined
  fields: Readonly<Record<string, string>>
}

/**
 * A write that is no form. `run` resolves to whether it succeeded. Errors are toasts; with `inPlace`, the text for those
 * without their own, they are shown where the write was made instead: by `errorOf` a field, or else by `error`.
 */
export function useWrite<Variables, Data>(writeAtom: WriteAtom<Variables, Data>, inPlace?: string) {
  const [inFlight, write] = useAtom(writeAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  const [refusal, setRefusal] = useState<Refusal>()
  const run = useCallback(
    async (variables: Variables, { done, failure, onDone }: RunOptions<Data> = {}) => {
      setRefusal(undefined)
      try {
        const answer = await write(variables)
        await onDone?.(answer)
      } catch (error) {
        if (inPlace === undefined) showError(error, failure)
        else {
          const fields = getNamedErrors(error)
          const isNamed = Object.keys(fields).some((name) => Object.hasOwn(Object(variables), name))
          setRefusal({ fields, text: isNamed ? undefined : getErrorTextOr(error, inPlace) })
        }
        return false
      }
      if (done) showToast(done)
      return true
    },
    [write, inPlace, showToast, showError],
  )
  return {
    /** The variables of the runs in flight. */
    inFlight,
    isPending: inFlight.length > 0,
    run,
    error: refusal?.text,
    errorOf: (field: string) => refusal?.fields[field],
  }
}
