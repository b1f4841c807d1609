import { Button, Panel, PixKeyList } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { deletePixKeyAtom, pixKeysAtom, revealPixKeysAtom } from '../../atoms/pix-keys.ts'
import type { PixKey } from '../../atoms/pix-keys.ts'
import { showErrorAtom } from '../../atoms/toasts.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { PixKeyForm } from './PixKeyForm.tsx'

const mostKeys = 5

/** The user's Pix keys: masked until one is shown. */
export function PixKeysPanel({ userId }: { userId: string }) {
  const pixKeys = useQueryAtom(pixKeysAtom, userId)
  const { textOf, reveal } = useRevealedKeys(userId)
  const [editing, setEditing] = useState<string | 'new'>()
  const { run, isPending } = useWrite(deletePixKeyAtom)
  const { confirm, dialog } = useConfirm(isPending)
  const keys = pixKeys.data ?? []
  const askToRemove = (pixId: string) =>
    confirm({
      title: 'Remover a chave Pix?',
      description: 'Prêmios não chegam mais por ela.',
      confirmLabel: 'Remover chave',
      onConfirm: () => run({ userId, pixId }, { done: { title: 'Sucesso', message: 'Chave Pix removida.' } }),
    })
  return (
    <Panel
      title="Chaves Pix"
      actions={
        editing === undefined && keys.length < mostKeys ? (
          <Button onClick={() => setEditing('new')}>Nova chave</Button>
        ) : undefined
      }
    >
      <PixKeyList
        pixKeys={keys.map((key) => ({ id: key.id, type: key.type, ...textOf(key) }))}
        onReveal={(id, isRevealed) => void reveal(id, isRevealed)}
        onEdit={setEditing}
        onRemove={askToRemove}
        {...toQueryProps(pixKeys)}
      />
      {editing === undefined ? null : (
        <PixKeyForm
          key={editing}
          userId={userId}
          pixKey={keys.find(({ id }) => id === editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {dialog}
    </Panel>
  )
}

/** Revealed keys live here alone, until they are hidden or the page is left. */
function useRevealedKeys(userId: string) {
  const readRevealed = useSetAtom(revealPixKeysAtom)
  const showError = useSetAtom(showErrorAtom)
  const [revealed, setRevealed] = useState<Readonly<Record<string, string>>>({})

  async function reveal(id: string, isRevealed: boolean) {
    if (!isRevealed) return setRevealed(({ [id]: _, ...rest }) => rest)
    try {
      const found = (await readRevealed(userId)).find((one) => one.id === id)
      if (found) setRevealed((before) => ({ ...before, [id]: found.key }))
    } catch (error) {
      showError(error)
    }
  }

  return {
    reveal,
    textOf: ({ id, key }: PixKey) => ({ text: revealed[id] ?? key, revealed: revealed[id] !== undefined }),
  }
}
