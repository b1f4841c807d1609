import { MAX_PIX_KEYS } from '@convoca/sdk/rules'
import { Button, Panel } from '@convoca/ui'
import { PixKeyList } from '@convoca/ui/app'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { confirmedIdentityAtom } from '../../atoms/confirmed-identity.ts'
import { deletePixKeyAtom, pixKeysAtom, revealPixKeyAtom } from '../../atoms/pix-keys.ts'
import type { PixKey } from '../../atoms/pix-keys.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { IdentityDialog } from './IdentityDialog.tsx'
import { PixKeyForm } from './PixKeyForm.tsx'

const task = 'revealPixKey'

/** The user's Pix keys: masked until one is shown. */
export function PixKeysPanel({ userId }: { userId: string }) {
  const pixKeys = useQueryAtom(pixKeysAtom, userId)
  const { textOf, setRevealed } = useRevealedKey()
  const confirmed = useAtomValue(confirmedIdentityAtom)
  const [asking, setAsking] = useState(confirmed?.task === task ? confirmed.loginMethod : undefined)
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
        editing === undefined && keys.length < MAX_PIX_KEYS ? (
          <Button onClick={() => setEditing('new')}>Nova chave</Button>
        ) : undefined
      }
    >
      <PixKeyList
        pixKeys={keys.map((key) => ({ id: key.id, type: key.type, ...textOf(key) }))}
        onReveal={(id, isRevealed) => (isRevealed ? setAsking(id) : setRevealed(null))}
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
      {keys.map((key) => (
        <RevealDialog
          key={key.id}
          userId={userId}
          pixKey={key}
          open={key.id === asking}
          onOpenChange={(open) => setAsking(open ? key.id : undefined)}
          onReveal={setRevealed}
        />
      ))}
      {dialog}
    </Panel>
  )
}

/** A key that was shown is masked again after so many milliseconds, should its owner leave the page open. */
const MAX_SHOWN = 60_000

/** One key at a time is whole, and lives here alone. */
function useRevealedKey() {
  const [revealed, setRevealed] = useState<PixKey | null>(null)
  useEffect(() => {
    if (revealed === null) return
    const timer = setTimeout(() => setRevealed(null), MAX_SHOWN)
    return () => clearTimeout(timer)
  }, [revealed])
  const textOf = ({ id, key }: PixKey) =>
    revealed?.id === id ? { text: revealed.key, revealed: true } : { text: key, revealed: false }
  return { setRevealed, textOf }
}

interface RevealDialogProps {
  userId: string
  pixKey: PixKey
  open: boolean
  onOpenChange: (open: boolean) => void
  onReveal: (pixKey: PixKey) => void
}

function RevealDialog({ userId, pixKey, open, onOpenChange, onReveal }: RevealDialogProps) {
  const { id: pixId, key } = pixKey
  const reveal = useSetAtom(revealPixKeyAtom)
  return (
    <IdentityDialog
      {...{ userId, task, open, onOpenChange }}
      loginMethod={pixId}
      path="/settings?section=pix"
      title={`Mostrar a chave ${key}?`}
      description="Ela fica à mostra por um minuto."
      confirmLabel="Mostrar"
      tone="primary"
      onConfirm={async (proof) => onReveal(await reveal({ userId, pixId, proof }))}
    />
  )
}
