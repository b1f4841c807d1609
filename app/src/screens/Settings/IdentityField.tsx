import { Button, type Field, PasswordField, TextField } from '@convoca/ui'
import { sendIdentityCodeAtom } from '../../atoms/account.ts'
import type { ProofKind } from '../../forms/identity.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './settings.module.css'

interface IdentityFieldProps {
  userId: string
  kind: ProofKind
  /** Another kind was chosen; what was typed is for the one before. */
  onKindChange: (kind: ProofKind) => void
  field: Field
}

/** Asks for the password or, where there is none, for a code that is mailed when it is chosen. */
export function IdentityField({ userId, kind, onKindChange, field }: IdentityFieldProps) {
  const { run, isPending } = useWrite(sendIdentityCodeAtom)
  const sendCode = async () => {
    const done = { title: 'Código enviado', message: 'Confira o seu e-mail. O código vale por 10 minutos.' }
    if (await run(userId, { done })) onKindChange('code')
  }
  return (
    <div className={styles.identity}>
      {kind === 'password' ? (
        <PasswordField label="Senha" required autoComplete="current-password" {...field} />
      ) : (
        <TextField
          label="Código do e-mail"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          maxLength={20}
          {...field}
        />
      )}
      <div className={styles.ways}>
        <Button
          size="small"
          variant="ghost"
          loading={isPending}
          loadingLabel="Enviando..."
          onClick={() => void sendCode()}
        >
          {kind === 'password' ? 'Não tenho senha: receber um código por e-mail' : 'Enviar outro código'}
        </Button>
        {kind === 'code' && (
          <Button size="small" variant="ghost" onClick={() => onKindChange('password')}>
            Usar a senha
          </Button>
        )}
      </div>
    </div>
  )
}
