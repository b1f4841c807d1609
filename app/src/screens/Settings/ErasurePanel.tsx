import { Button, ConfirmDialog, Panel } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Fragment, useState } from 'react'
import { deleteAccountAtom, restoreAccountAtom } from '../../atoms/account.ts'
import { erasureAtom, profileAtom } from '../../atoms/session.ts'
import { getErrorCode, getErrorTextOr } from '../../atoms/errors.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { identityErrors, type ProofKind, toIdentityProof } from '../../forms/identity.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { formatInstant } from '../../mappers/instant.ts'
import { IdentityField } from './IdentityField.tsx'
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
  const [open, setOpen] = useState(false)
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
      <Button variant="danger" disabled={owned.length > 0} onClick={() => setOpen(true)}>
        Excluir conta
      </Button>
      <DeletionDialog userId={userId} open={open} onOpenChange={setOpen} />
    </div>
  )
}

interface DeletionDialogProps {
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

function DeletionDialog({ userId, open, onOpenChange }: DeletionDialogProps) {
  const { identity, isPending, submit, reset } = useDeletion(userId, () => onOpenChange(false))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        reset()
        onOpenChange(next)
      }}
      title="Excluir a sua conta?"
      description="Confirme com a sua senha ou com um código do seu e-mail. Você tem 7 dias para desistir."
      confirmLabel="Excluir conta"
      loading={isPending}
      onConfirm={() => void submit()}
    >
      <div className={styles.proof}>
        <IdentityField userId={userId} {...identity} />
      </div>
    </ConfirmDialog>
  )
}

function useDeletion(userId: string, onDone: () => void) {
  const remove = useSetAtom(deleteAccountAtom)
  const showToast = useSetAtom(showToastAtom)
  const { isPending } = useWrite(deleteAccountAtom)
  const [kind, setKind] = useState<ProofKind>('password')
  const [secret, setSecret] = useState('')
  const [error, setError] = useState<string>()
  const start = (next: ProofKind) => {
    setKind(next)
    setSecret('')
    setError(undefined)
  }

  async function submit() {
    if (secret.trim() === '') return setError('Campo obrigatório')
    try {
      await remove({ userId, proof: toIdentityProof(kind, secret) })
      start('password')
      onDone()
      showToast({ title: 'Pedido recebido', message: 'Enviamos um e-mail. Você tem 7 dias para desistir.' })
    } catch (refusal) {
      const isWrong = getErrorCode(refusal) === 'WRONG_PASSWORD'
      setError(isWrong ? identityErrors.password : getErrorTextOr(refusal, 'Tente de novo em instantes.'))
    }
  }

  const field = {
    value: secret,
    onChange: (text: string) => {
      setSecret(text)
      setError(undefined)
    },
    error,
  }
  return {
    identity: { kind, onKindChange: start, field },
    isPending,
    submit,
    reset: () => start('password'),
  }
}
