import { MAX_PASSKEYS } from '@convoca/sdk/rules'
import { Button, IconButton, Panel } from '@convoca/ui'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { formatDate } from '@convoca/ui/app'
import { confirmedIdentityAtom } from '../../atoms/confirmed-identity.ts'
import { addPasskeyAtom, passkeysAtom, removePasskeyAtom } from '../../atoms/passkeys.ts'
import type { Passkey } from '../../atoms/passkeys.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { IdentityDialog } from './IdentityDialog.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import type { SettingsSectionProps } from './settings-sections.tsx'
import styles from './two-step.module.css'

const task = 'removeLoginMethod'
const day = (iso: string) => formatDate(new Date(iso))

/** The passkeys of the account: added, renamed and removed. */
export function PasskeysPanel({ userId }: SettingsSectionProps) {
  const passkeys = useAtomValue(passkeysAtom)
  const [adding, setAdding] = useState(false)
  const isFull = (passkeys.data?.length ?? MAX_PASSKEYS) >= MAX_PASSKEYS
  return (
    <Panel
      title="Chaves de acesso"
      actions={
        adding || isFull ? undefined : <Button onClick={() => setAdding(true)}>Adicionar chave</Button>
      }
    >
      <div className={styles.stack}>
        <p className={styles.text}>Entre com a digital, o rosto ou o PIN do aparelho, sem digitar a senha.</p>
        <QueryContent query={passkeys} rows={1} failed="Não foi possível carregar as chaves de acesso">
          {(found) => (found.length === 0 ? null : <PasskeyRows {...{ userId }} passkeys={found} />)}
        </QueryContent>
        {adding ? <AddPasskey userId={userId} onClose={() => setAdding(false)} /> : null}
      </div>
    </Panel>
  )
}

function PasskeyRows({ userId, passkeys }: SettingsSectionProps & { passkeys: readonly Passkey[] }) {
  const [renaming, setRenaming] = useState<string>()
  // A user who comes back from a provider goes on where they were.
  const confirmed = useAtomValue(confirmedIdentityAtom)
  const [removing, setRemoving] = useState(confirmed?.task === task ? confirmed.loginMethod : undefined)
  return (
    <>
      <ul className={styles.list} aria-label="Chaves de acesso">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.row}>
            {renaming === passkey.id ? (
              <PasskeyNameForm passkey={passkey} onClose={() => setRenaming(undefined)} />
            ) : (
              <>
                <KeyRound aria-hidden="true" size={20} />
                <div>
                  <p className={styles.name}>{passkey.name}</p>
                  <p className={styles.text}>
                    {`Criada em ${day(passkey.created_at)}${passkey.last_used_at === null ? '' : ` · usada em ${day(passkey.last_used_at)}`}`}
                  </p>
                </div>
                <IconButton label={`Renomear ${passkey.name}`} onClick={() => setRenaming(passkey.id)}>
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton label={`Remover ${passkey.name}`} onClick={() => setRemoving(passkey.id)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {passkeys.map((passkey) => (
        <RemovalDialog
          key={passkey.id}
          {...{ userId, passkey }}
          open={passkey.id === removing}
          onOpenChange={(open) => setRemoving(open ? passkey.id : undefined)}
        />
      ))}
    </>
  )
}

interface RemovalDialogProps extends SettingsSectionProps {
  passkey: Passkey
  open: boolean
  onOpenChange: (open: boolean) => void
}

function RemovalDialog({ userId, passkey, open, onOpenChange }: RemovalDialogProps) {
  const { id, name } = passkey
  const remove = useSetAtom(removePasskeyAtom)
  const showToast = useSetAtom(showToastAtom)
  return (
    <IdentityDialog
      {...{ userId, task, open, onOpenChange }}
      loginMethod={id}
      path="/settings?section=security"
      title={`Remover a chave “${name}”?`}
      description="Ela deixa de entrar na conta. Apague-a também no aparelho."
      confirmLabel="Remover chave"
      onConfirm={async (proof) => {
        await remove({ id, proof })
        showToast({ title: 'Sucesso', message: 'Chave de acesso removida.' })
      }}
    />
  )
}

function AddPasskey({ userId, onClose }: SettingsSectionProps & { onClose: () => void }) {
  const add = useSetAtom(addPasskeyAtom)
  const showToast = useSetAtom(showToastAtom)
  const name = `Chave de ${day(new Date().toISOString())}`
  return (
    <IdentityForm
      userId={userId}
      label="Adicionar uma chave de acesso"
      submit="Criar chave"
      failure="O navegador não criou a chave. Tente de novo neste ou em outro aparelho."
      onCancel={onClose}
      onSubmit={async (proof) => {
        await add({ name, proof })
        showToast({ title: 'Sucesso', message: 'Chave de acesso adicionada.' })
        onClose()
      }}
    />
  )
}
