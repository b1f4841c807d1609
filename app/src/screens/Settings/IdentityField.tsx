import { Button, type Field, FormError, PasswordField, TextField } from '@convoca/ui'
import { BadgeCheck } from 'lucide-react'
import { sendIdentityCodeAtom } from '../../atoms/account.ts'
import { noProof } from '../../forms/identity.ts'
import type { Proof } from '../../forms/identity.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { useConfirmations } from './useConfirmations.ts'
import type { ConfirmationOptions } from './useConfirmations.ts'
import { useHasPassword } from './useHasPassword.ts'
import styles from './settings.module.css'

interface IdentityFieldProps extends Omit<ConfirmationOptions, 'onConfirmed'> {
  field: Field<Proof>
}

/**
 * Asks who it is: by the password, by a code that is mailed when it is chosen, by a passkey or by a log-in at the provider
 * of a linked account. What was typed is for the way before where another is chosen.
 */
export function IdentityField({ field, ...options }: IdentityFieldProps) {
  const { userId } = options
  const { run, isPending } = useWrite(sendIdentityCodeAtom)
  const { ways, error, slot } = useConfirmations({ ...options, onConfirmed: field.onChange })
  const hasPassword = useHasPassword(userId)
  const { kind } = field.value
  const codeLabel = hasPassword
    ? 'Não tenho senha: receber um código por e-mail'
    : 'Receber um código por e-mail'
  // Nothing is typed then: the error has no field of its own.
  const mustChoose = kind === 'password' && !hasPassword
  const sendCode = async () => {
    const done = { title: 'Código enviado', message: 'Confira o seu e-mail. O código vale por 10 minutos.' }
    if (await run(userId, { done })) field.onChange({ kind: 'code', secret: '' })
  }
  return (
    <div className={styles.identity}>
      {mustChoose ? (
        <p className={styles.hint}>Sua conta não tem senha. Confirme que é você de outra forma:</p>
      ) : (
        <Given field={field} />
      )}
      <FormError>{error ?? (mustChoose ? field.error : undefined)}</FormError>
      <div className={styles.ways}>
        {kind !== 'confirmed' && (
          <>
            {ways.map(({ id, label, pending, start }) => (
              <Button key={id} size="small" loading={pending} loadingLabel="Confirmando..." onClick={start}>
                {label}
              </Button>
            ))}
            <Button
              size="small"
              variant="ghost"
              loading={isPending}
              loadingLabel="Enviando..."
              onClick={() => void sendCode()}
            >
              {kind === 'code' ? 'Enviar outro código' : codeLabel}
            </Button>
          </>
        )}
        {kind !== 'password' && (
          <Button size="small" variant="ghost" onClick={() => field.onChange(noProof)}>
            {hasPassword ? 'Usar a senha' : 'Usar outra forma'}
          </Button>
        )}
      </div>
      {slot}
    </div>
  )
}

/** The typed proof, or the confirmed one. */
function Given({ field }: { field: Field<Proof> }) {
  const { value: given, onChange, ...rest } = field
  if (given.kind === 'confirmed')
    return (
      <p role="status" className={styles.confirmed}>
        <BadgeCheck aria-hidden="true" size={20} />
        <span>{` Confirmado com ${given.by}`}</span>
      </p>
    )
  const { kind, secret } = given
  const props = { ...rest, value: secret, onChange: (text: string) => onChange({ kind, secret: text }) }
  if (kind === 'password')
    return <PasswordField label="Senha" required autoComplete="current-password" {...props} />
  return (
    <TextField
      label="Código do e-mail"
      required
      autoComplete="one-time-code"
      autoCapitalize="characters"
      maxLength={20}
      {...props}
    />
  )
}
