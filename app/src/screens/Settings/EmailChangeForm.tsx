import { TextField } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { requestEmailChangeAtom } from '../../atoms/account.ts'
import { SaveForm } from '../../components/SaveForm.tsx'
import { toField, useSubmit } from '../../forms/fields.ts'
import { emailChangeSchema } from '../../forms/email-change.ts'
import { identityErrors, identityNames, type ProofKind, toIdentityProof } from '../../forms/identity.ts'
import { IdentityField } from './IdentityField.tsx'
import styles from './form.module.css'

interface EmailChangeFormProps {
  userId: string
  onSent: (email: string) => void
  onClose: () => void
}

/** Asks for another address, which counts once the link that is mailed to it is opened. */
export function EmailChangeForm(props: EmailChangeFormProps) {
  const { email, identity, error, submitting, onSubmit } = useEmailChange(props)
  return (
    <SaveForm
      label="Trocar e-mail"
      save="Enviar link"
      saving="Enviando..."
      {...{ error, submitting, onSubmit }}
      onCancel={props.onClose}
    >
      <div className={styles.fields}>
        <TextField
          label="Novo e-mail"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          {...email}
        />
        <IdentityField userId={props.userId} {...identity} />
      </div>
    </SaveForm>
  )
}

function useEmailChange({ userId, onSent }: EmailChangeFormProps) {
  const request = useSetAtom(requestEmailChangeAtom)
  const { of, error, send } = useSubmit(identityNames)
  const [kind, setKind] = useState<ProofKind>('password')
  const form = useForm({
    defaultValues: { email: '', secret: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: emailChangeSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível pedir a troca. Tente de novo em instantes.', async () => {
        const { email, secret } = emailChangeSchema.parse(value)
        await request({ userId, body: { email, ...toIdentityProof(kind, secret) } })
        onSent(email)
      }),
  })
  const { text, clear } = of('secret')
  const wrong = { text: text && identityErrors[kind], clear }
  const secret = toField(useField({ form, name: 'secret' }), wrong)
  return {
    email: toField(useField({ form, name: 'email' }), of('email')),
    identity: {
      kind,
      onKindChange: (next: ProofKind) => {
        setKind(next)
        secret.onChange('')
      },
      field: secret,
    },
    error,
    submitting: useStore(form.store, (state) => state.isSubmitting),
    onSubmit: () => form.handleSubmit(),
  }
}
