import { NewChatDialog, TextField } from '@convoca/ui'
import type { PlayerItem } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { createGroupAtom, openDirectAtom } from '../../atoms/chat/conversations.ts'
import { getErrorTextOr, getFieldErrors } from '../../atoms/errors.ts'
import { userAtom } from '../../atoms/session.ts'
import { usePlayerPicker } from '../../hooks/usePlayerPicker.ts'
import { groupNameError } from './group-name.ts'
import styles from './ChatScreen.module.css'

export interface NewChatProps {
  onClose: () => void
  /** Called with the id of the conversation. */
  onOpened: (id: string) => void
}

const failed = 'Não foi possível abrir a conversa. Tente de novo ou escolha outra pessoa.'

/** Picks a player to talk to, or several for a group. After a refusal the dialog stays open and says why. */
export function NewChat({ onClose, onOpened }: NewChatProps) {
  const { picker, failure } = usePlayerPicker({ exceptId: useAtomValue(userAtom)?.id })
  const openDirect = useSetAtom(openDirectAtom)
  const createGroup = useSetAtom(createGroupAtom)
  const [selected, setSelected] = useState<readonly PlayerItem[]>([])
  const [name, setName] = useState('')
  const [isStarting, setIsStarting] = useState(false)
  const [error, setError] = useState<{ picker?: string | undefined; name?: string | undefined }>({})
  const isGroup = selected.length > 1
  const rename = (next: string) => {
    setName(next)
    setError({})
  }
  const start = async () => {
    const [first] = selected
    if (first === undefined) return
    const nameProblem = isGroup ? groupNameError(name.trim()) : undefined
    if (nameProblem !== undefined) return setError({ name: nameProblem })
    setIsStarting(true)
    try {
      const { id } = isGroup
        ? await createGroup({ userIds: selected.map((player) => player.id), name: name.trim() })
        : await openDirect(first.id)
      onOpened(id)
    } catch (reason) {
      setIsStarting(false)
      const nameError = getFieldErrors(reason)['name']
      setError({
        name: nameError,
        ...(nameError === undefined && { picker: getErrorTextOr(reason, failed) }),
      })
    }
  }
  return (
    <NewChatDialog
      open
      onOpenChange={onClose}
      starting={isStarting}
      onStart={() => void start()}
      texts={isGroup ? { start: 'Criar grupo', starting: 'Criando...' } : {}}
      picker={{
        ...picker,
        mode: 'multi',
        value: selected,
        onChange: (players) => {
          setSelected(players)
          setError({})
        },
        error: error.picker ?? failure?.description,
      }}
    >
      {isGroup && <GroupName value={name} onChange={rename} error={error.name} />}
    </NewChatDialog>
  )
}

interface GroupNameProps {
  value: string
  onChange: (name: string) => void
  error: string | undefined
}

const GroupName = (props: GroupNameProps) => (
  <TextField {...props} className={styles.groupName} label="Nome do grupo" required maxLength={50} />
)
