import { Button, TextField } from '@convoca/ui'
import { useState } from 'react'
import { renamePasskeyAtom } from '../../atoms/passkeys.ts'
import type { Passkey } from '../../atoms/passkeys.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './two-step.module.css'

/** A new name for a passkey. */
export function PasskeyNameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { run, isPending } = useWrite(renamePasskeyAtom)
  const [name, setName] = useState(passkey.name)
  async function rename() {
    const typed = name.trim()
    if (typed !== '' && (await run({ id: passkey.id, name: typed }))) onClose()
  }
  return (
    <form
      aria-label={`Renomear ${passkey.name}`}
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void rename()
      }}
    >
      <TextField
        label="Nome da chave"
        required
        maxLength={50}
        value={name}
        onChange={setName}
        error={name.trim() === '' ? 'Campo obrigatório' : undefined}
      />
      <div className={styles.actions}>
        <Button onClick={onClose} disabled={isPending}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={isPending} loadingLabel="Salvando...">
          Salvar nome
        </Button>
      </div>
    </form>
  )
}
