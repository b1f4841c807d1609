import * as limits from '@convoca/sdk/limits'
import { countCharacters, countVisible } from '@convoca/sdk/text'
import { Button, FormError, SelectField, TextAreaField } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { suspendUserAtom, warnUserAtom } from '../../atoms/admin.ts'
import type { AdminUser } from '../../atoms/admin.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { useSubmit } from '../../forms/fields.ts'
import styles from './admin.module.css'

interface ModerationFormProps {
  user: AdminUser
  onClose: () => void
}

function useReasonForm(write: (reason: string) => Promise<void>) {
  const [reason, setReason] = useState('')
  const [isValidated, setIsValidated] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const { of, error, send } = useSubmit()
  const isInvalid =
    countVisible(reason) < limits.Suspension.reason.min ||
    countCharacters(reason) > limits.Suspension.reason.max

  async function submit() {
    setIsValidated(true)
    if (isInvalid) return
    setSubmitting(true)
    await send({ reason }, 'Não foi possível salvar. Tente de novo em instantes.', () => write(reason))
    setSubmitting(false)
  }

  return {
    error,
    submitting,
    submit,
    field: {
      label: 'Motivo',
      hint: 'A pessoa lê este texto.',
      required: true,
      maxLength: limits.Suspension.reason.max,
      rows: 3,
      value: reason,
      onChange: setReason,
      error: isValidated && isInvalid ? 'Escreva de 3 a 300 caracteres' : of('reason').text,
    },
  }
}

interface FrameProps {
  name: string
  form: ReturnType<typeof useReasonForm>
  submit: string
  onClose: () => void
  children?: ReactNode
}

function Frame({ name, form, submit, onClose, children }: FrameProps) {
  return (
    <form
      aria-label={name}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FormError>{form.error}</FormError>
      <TextAreaField {...form.field} />
      {children}
      <div className={styles.actions}>
        <Button disabled={form.submitting} onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="danger" loading={form.submitting} loadingLabel="Salvando...">
          {submit}
        </Button>
      </div>
    </form>
  )
}

export function WarningForm({ user, onClose }: ModerationFormProps) {
  const warn = useSetAtom(warnUserAtom)
  const showToast = useSetAtom(showToastAtom)
  const form = useReasonForm(async (reason) => {
    await warn({ id: user.id, reason })
    showToast({ title: 'Sucesso', message: `${user.nick} recebeu a advertência.` })
    onClose()
  })
  return <Frame name={`Advertir ${user.nick}`} form={form} submit="Enviar advertência" onClose={onClose} />
}

const terms = [
  { value: '1', label: '1 dia' },
  { value: '3', label: '3 dias' },
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
] as const

const DAY = 24 * 60 * 60 * 1000

export function SuspensionForm({ user, onClose }: ModerationFormProps) {
  const suspend = useSetAtom(suspendUserAtom)
  const showToast = useSetAtom(showToastAtom)
  const [days, setDays] = useState<(typeof terms)[number]['value']>('7')
  const form = useReasonForm(async (reason) => {
    const ends_at = new Date(Date.now() + Number(days) * DAY).toISOString()
    await suspend({ id: user.id, reason, ends_at })
    showToast({ title: 'Sucesso', message: `${user.nick} está fora até o fim da suspensão.` })
    onClose()
  })
  return (
    <Frame name={`Suspender ${user.nick}`} form={form} submit="Suspender conta" onClose={onClose}>
      <SelectField
        label="Duração"
        required
        options={terms}
        value={days}
        onChange={(chosen) => setDays(chosen === '' ? '7' : chosen)}
      />
    </Frame>
  )
}
