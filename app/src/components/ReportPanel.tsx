import { countCharacters } from '@convoca/sdk/text'
import { Button, FormError, Panel, SelectField, TextAreaField } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { createReportAtom } from '../atoms/support.ts'
import type { ReportTarget } from '../atoms/support.ts'
import { showToastAtom } from '../atoms/toasts.ts'
import { useSubmit } from '../forms/fields.ts'
import { reasonOptions } from '../mappers/support.ts'
import styles from './ReportPanel.module.css'

interface ReportPanelProps {
  target: ReportTarget
  /** The name of the reported thing: a nick or the name of a team. */
  name: string
  onClose: () => void
}

type Reason = (typeof reasonOptions)[number]['value']

/** Reports a player or a team to the staff. */
export function ReportPanel(props: ReportPanelProps) {
  return (
    <Panel title={`Denunciar ${props.name}`}>
      <ReportForm {...props} />
    </Panel>
  )
}

export function ReportForm({ target, name, onClose }: ReportPanelProps) {
  const report = useSetAtom(createReportAtom)
  const showToast = useSetAtom(showToastAtom)
  const [reason, setReason] = useState<Reason | ''>('')
  const [text, setText] = useState('')
  const [isValidated, setIsValidated] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const { of, error, send } = useSubmit()

  async function submit() {
    setIsValidated(true)
    if (reason === '' || countCharacters(text) > 500) return
    setSubmitting(true)
    await send({ reason, text }, 'Não foi possível enviar a denúncia.', async () => {
      await report({ ...target, reason, text: text.trim() === '' ? null : text })
      showToast({ title: 'Sucesso', message: 'Denúncia enviada. A moderação vai analisar.' })
      onClose()
    })
    setSubmitting(false)
  }

  return (
    <form
      aria-label={`Denunciar ${name}`}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormError>{error}</FormError>
      <SelectField
        label="Motivo"
        required
        options={reasonOptions}
        value={reason}
        onChange={setReason}
        error={isValidated && reason === '' ? 'Campo obrigatório' : of('reason').text}
      />
      <TextAreaField
        label="O que aconteceu"
        hint="Opcional. Quem você denuncia não fica sabendo quem denunciou."
        maxLength={500}
        value={text}
        onChange={setText}
        error={of('text').text}
      />
      <div className={styles.actions}>
        <Button disabled={submitting} onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="danger" loading={submitting} loadingLabel="Enviando...">
          Enviar denúncia
        </Button>
      </div>
    </form>
  )
}
