import { useAtom } from 'jotai'
import type { WriteAtom } from '../../atoms/mutation.ts'
import { useSubmit } from '../../forms/fields.ts'

/** A write whose refusal is shown where it was made, at its field if it names one. */
export function useAction<Variables extends object, Data>(
  writeAtom: WriteAtom<Variables, Data>,
  failure: string,
) {
  const [inFlight, write] = useAtom(writeAtom)
  const { of, error, send } = useSubmit()

  /** Resolves to whether it succeeded. */
  async function run(variables: Variables): Promise<boolean> {
    let isDone = false
    await send(variables, failure, async () => {
      await write(variables)
      isDone = true
    })
    return isDone
  }

  return { run, isPending: inFlight.length > 0, error, errorOf: (field: string) => of(field).text }
}
