import { Button, Panel } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Fragment, useState } from 'react'
import { deleteAccountAtom, restoreAccountAtom } from '../../atoms/account.ts'
import { confirmedIdentityAtom } from '../../atoms/confirmed-identity.ts'
import { erasureAtom, profileAtom } from '../../atoms/session.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { formatInstant } from '../../mappers/instant.ts'
import { IdentityDialog, isBackFor } from './IdentityDialog.tsx'
import styles from './settings.module.css'

const task = 'deleteAccount'

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
      <p className={styles.hint}>{`Os seus dados serão apagados em ${formatInstant(eraseAt)}.`}</p>
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
  const confirmed = useAtomValue(confirmedIdentityAtom)
  // A user who comes back from a provider goes on where they were.
  const [open, setOpen] = useState(isBackFor(confirmed, { task }))
  const remove = useSetAtom(deleteAccountAtom)
  const showToast = useSetAtom(showToastAtom)
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.hint}>
          Você tem 7 dias para desistir. Depois, os seus dados pessoais são apagados, e o que você escreveu
          aos times fica como “Conta excluída”.
        </p>
        {owned.length === 0 ? null : (
          <p className={styles.hint}>
            <span>Antes, passe adiante ou exclua o que é seu: </span>
            {owned.map(({ id, name, team_tag: tag }, index) => (
              <Fragment key={id}>
                {index > 0 && <span>, </span>}
                <a href={`/my/teams/${tag}?tab=settings`}>{name}</a>
              </Fragment>
            ))}
            <span>.</span>
          </p>
        )}
      </div>
      <Button variant="danger" disabled={owned.length > 0} onClick={() => setOpen(true)}>
        Excluir conta
      </Button>
      <IdentityDialog
        {...{ userId, task, open }}
        path="/settings?section=data"
        onOpenChange={setOpen}
        title="Excluir a sua conta?"
        description="Você tem 7 dias para desistir."
        confirmLabel="Excluir conta"
        onConfirm={async (proof) => {
          if (proof === undefined) return
          await remove({ userId, proof })
          showToast({
            title: 'Pedido recebido',
            message: 'Enviamos um e-mail. Você tem 7 dias para desistir.',
          })
        }}
      />
    </div>
  )
}
