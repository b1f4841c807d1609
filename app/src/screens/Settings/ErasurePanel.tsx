import { Button, ConfirmDialog, Panel } from '@convoca/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Fragment, useState } from 'react'
import { deleteAccountAtom, restoreAccountAtom } from '../../atoms/account.ts'
import { confirmedIdentityAtom } from '../../atoms/confirmed-identity.ts'
import { erasureAtom, profileAtom } from '../../atoms/session.ts'
import { getErrorCode, getErrorTextOr } from '../../atoms/errors.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { afterRefusal, identityErrors, isGiven, noProof, toIdentityProof } from '../../forms/identity.ts'
import type { Proof } from '../../forms/identity.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { formatInstant } from '../../mappers/instant.ts'
import { IdentityField } from './IdentityField.tsx'
import { toSocialProof } from './useConfirmations.ts'
import styles from './settings.module.css'

/** Asks for the erasure of the account, or undoes it. */
export function ErasurePanel({ userId }: { userId: string }) {
  const eraseAt = useAtomValue(erasureAtom)
  return (
    <Panel title="Excluir conta">
      {eraseAt === null ? <Deletion userId={userId} /> : <Restoration userId={userId} eraseAt={eraseAt} />}
    </Panel>
  )
}

function Restoration({ userId, eraseAt }: { userId: string; eraseAt: string }) {
  const { run, isPending } = useWrite(restoreAccountAtom)
  return (
    <div className={styles.row}>
      <p className={styles.hint}>Os seus dados serão apagados em {formatInstant(eraseAt)}.</p>
      <Button
        loading={isPending}
        loadingLabel="Desfazendo..."
        onClick={() => void run(userId, { done: { title: 'Sucesso', message: 'A sua conta continua.' } })}
      >
        Desfazer o pedido
      </Button>
    </div>
  )
}

function Deletion({ userId }: { userId: string }) {
  const teams = useAtomValue(profileAtom).data?.entity.teams ?? []
  const owned = teams.filter(({ role }) => role === 'OWNER')
  const [confirmed, setConfirmed] = useAtom(confirmedIdentityAtom)
  // Whoever has left for a provider goes on where they were.
  const [open, setOpen] = useState(confirmed?.task === 'deleteAccount')
  const onOpenChange = (next: boolean) => {
    setConfirmed(null)
    setOpen(next)
  }
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.hint}>
          Você tem 7 dias para desistir. Depois, os seus dados pessoais são apagados, e o que você escreveu
          aos times fica como “Conta excluída”.
        </p>
        {owned.length === 0 ? null : (
          <p className={styles.hint}>
            Antes, passe adiante ou exclua o que é seu:{' '}
            {owned.map(({ id, name, team_tag: tag }, index) => (
              <Fragment key={id}>
                {index === 0 ? '' : ', '}
                <a href={`/my/teams/${tag}?tab=settings`}>{name}</a>
              </Fragment>
            ))}
            .
          </p>
        )}
      </div>
      <Button variant="danger" disabled={owned.length > 0} onClick={() => onOpenChange(true)}>
        Excluir conta
      </Button>
      <DeletionDialog userId={userId} open={open} onOpenChange={onOpenChange} />
    </div>
  )
}

interface DeletionDialogProps {
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

function DeletionDialog({ userId, open, onOpenChange }: DeletionDialogProps) {
  const { field, isPending, submit, reset } = useDeletion(userId, () => onOpenChange(false))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        reset()
        onOpenChange(next)
      }}
      title="Excluir a sua conta?"
      description="Confirme que é você. Você tem 7 dias para desistir."
      confirmLabel="Excluir conta"
      loading={isPending}
      onConfirm={() => void submit()}
    >
      <div className={styles.proof}>
        <IdentityField userId={userId} task="deleteAccount" path="/settings?section=data" field={field} />
      </div>
    </ConfirmDialog>
  )
}

function useDeletion(userId: string, onDone: () => void) {
  const remove = useSetAtom(deleteAccountAtom)
  const showToast = useSetAtom(showToastAtom)
  const { isPending } = useWrite(deleteAccountAtom)
  const confirmed = useAtomValue(confirmedIdentityAtom)
  const [proof, setProof] = useState(() =>
    confirmed?.task === 'deleteAccount' ? toSocialProof(confirmed.provider, confirmed.token) : noProof,
  )
  const [error, setError] = useState<string>()
  const start = (next: Proof) => {
    setProof(next)
    setError(undefined)
  }

  async function submit() {
    if (!isGiven(proof)) return setError('Campo obrigatório')
    try {
      await remove({ userId, proof: toIdentityProof(proof) })
      start(noProof)
      onDone()
      showToast({ title: 'Pedido recebido', message: 'Enviamos um e-mail. Você tem 7 dias para desistir.' })
    } catch (refusal) {
      const isWrong = getErrorCode(refusal) === 'WRONG_PASSWORD'
      const text = isWrong ? identityErrors.password : undefined
      setProof(afterRefusal(proof))
      setError(text ?? getErrorTextOr(refusal, 'Tente de novo em instantes.'))
    }
  }

  return {
    field: { value: proof, onChange: start, error },
    isPending,
    submit,
    reset: () => start(noProof),
  }
}
