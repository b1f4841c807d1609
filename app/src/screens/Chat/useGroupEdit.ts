import type { UploadedImage } from '@convoca/ui'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { changeGroupAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation, GroupChange } from '../../atoms/chat/conversations.ts'
import { getErrorTextOr, getFieldErrors } from '../../atoms/errors.ts'
import { groupNameError } from './group-name.ts'

const failed = 'Não foi possível salvar o grupo. Tente de novo.'

/** Name and picture of a group while they are edited. What was entered stays after an error. */
export function useGroupEdit({ id, name }: Conversation, onSaved: () => void) {
  const [inFlight, change] = useAtom(changeGroupAtom)
  const [typed, setTyped] = useState(name)
  const [image, setImage] = useState<UploadedImage | null>(null)
  const [errors, setErrors] = useState<{ name?: string | undefined; form?: string | undefined }>({})
  async function run(changes: readonly GroupChange[]) {
    setErrors({})
    try {
      for (const one of changes) await change({ id, change: one })
      return true
    } catch (reason) {
      const nameError = getFieldErrors(reason)['name']
      setErrors(nameError === undefined ? { form: getErrorTextOr(reason, failed) } : { name: nameError })
      return false
    }
  }
  async function save() {
    const next = typed.trim()
    const problem = groupNameError(next)
    if (problem !== undefined) return setErrors({ name: problem })
    const isSaved = await run([
      ...(next === name ? [] : [{ kind: 'name' as const, name: next }]),
      ...(image ? [{ kind: 'picture' as const, base64: image.base64 }] : []),
    ])
    if (isSaved) onSaved()
  }
  return {
    isPending: inFlight.length > 0,
    errors,
    name: {
      value: typed,
      onChange: (next: string) => {
        setTyped(next)
        setErrors({})
      },
    },
    picture: { value: image, onChange: setImage },
    save,
    removePicture: () => run([{ kind: 'picture', base64: null }]),
  }
}
