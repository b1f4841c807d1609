import { TextField } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { requestEmailChangeAtom } from '../../atoms/account.ts'
import type { ConfirmedIdentity } from '../../atoms/confirmed-identity.ts'
import { SaveForm } from '../../components/SaveForm.tsx'
import { toField, useSubmit } from '../../forms/fields.ts'
import { emailChangeSchema } from '../../forms/email-change.ts'
import {
  afterRefusal,
  identityErrors,
  identityNames,
  noProof,
  toIdentityProof,
} from '../../forms/identity.ts'
import { IdentityField } from './IdentityField.tsx'
import { toSocialProof } from './useConfirmations.ts'
import styles from './form.module.css'

interface EmailChangeFormProps {
  userId: string
  /** The proof of a user who is back from a provider. */
  confirmed: ConfirmedIdentity | null
  onSent: (email: string) => void
  onClose: () => void
}

/** Asks for another address, which counts once the link that is mailed to it is opened. */
export function EmailChangeForm(props: EmailChangeFormProps) {
  const { email, proof, error, submitting, onSubmit } = useEmailChange(props)
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
        <IdentityField
          userId={props.userId}
          task="changeEmail"
          path="/settings?section=account"
          email={email.value}
          field={proof}
        />
      </div>
    </SaveForm>
  )
}

function useEmailChange({ userId, confirmed, onSent }: EmailChangeFormProps) {
  const request = useSetAtom(requestEmailChangeAtom)
  const { of, error, send } = useSubmit(identityNames)
  const form = useForm({
    defaultValues: {
      email: confirmed?.email ?? '',
      proof: confirmed ? toSocialProof(confirmed.provider, confirmed.token) : noProof,
    },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: emailChangeSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível pedir a troca. Tente de novo em instantes.', async () => {
        const { email, proof } = emailChangeSchema.parse(value)
        try {
          await request({ userId, body: { email, ...toIdentityProof(proof) } })
        } catch (refusal) {
          form.setFieldValue('proof', afterRefusal(proof), { dontValidate: true })
          throw refusal
        }
        onSent(email)
      }),
  })
  const { text, clear } = of('proof')
  const kind = useStore(form.store, (state) => state.values.proof.kind)
  return {
    email: toField(useField({ form, name: 'email' }), of('email')),
    proof: toField(useField({ form, name: 'proof' }), { text: text && identityErrors[kind], clear }),
    error,
    submitting: useStore(form.store, (state) => state.isSubmitting),
    onSubmit: () => form.handleSubmit(),
  }
}
