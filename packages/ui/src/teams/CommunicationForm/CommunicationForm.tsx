'use client'

import { clsx } from 'clsx'
import type { Field } from '../../forms/field.ts'
import { fieldProps } from '../../forms/field-props.ts'
import { FormFrame, type FormFrameTexts, type FormProps } from '../../forms/FormFrame/FormFrame.tsx'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { communicationKindLabels, type CommunicationKind } from '../CommunicationList/communication.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './CommunicationForm.module.css'

export interface CommunicationFields {
  kind: Field<CommunicationKind>
  /** User of a private one. */
  recipientId: Field
  title: Field
  body: Field
}

export const communicationFormTexts = {
  label: 'Comunicado',
  kind: 'Tipo',
  kinds: communicationKindLabels,
  hints: {
    INFO: 'Vai para o time inteiro.',
    WARNING: 'Vai para o time inteiro, com destaque.',
    URGENT: 'Vai para o time inteiro, com o maior destaque.',
    PRIVATE: 'Só você e quem recebe podem ler.',
  },
  recipient: 'Para',
  recipientPlaceholder: 'Escolha um membro',
  title: 'Título',
  body: 'Mensagem',
  cancel: 'Cancelar',
  submit: 'Enviar',
  submitting: 'Enviando...',
}

export type CommunicationFormTexts = typeof communicationFormTexts & FormFrameTexts

export type CommunicationFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: CommunicationFields
  /** The kinds to choose from; a single one hides the field. Default: all. */
  kinds?: readonly CommunicationKind[] | undefined
  /** Possible recipients of a private one; a single one hides the field. */
  recipients?: readonly { id: string; nick: string }[] | undefined
  /** Called by the cancel button, which is not rendered without it. */
  onCancel?: (() => void) | undefined
  texts?: Partial<CommunicationFormTexts> | undefined
}

const everyKind: readonly CommunicationKind[] = ['INFO', 'WARNING', 'URGENT', 'PRIVATE']
/** Longest texts of the contract. */
const TITLE = 100
const BODY = 2000

/**
 * Writes or edits a communication to the team or to one member. The page renders the heading and passes the validation
 * errors. The recipient is asked for only in a private one.
 */
export function CommunicationForm(props: CommunicationFormProps) {
  const { fields, kinds = everyKind, recipients = [], texts, className, ...rest } = props
  const labels = useTexts<CommunicationFormTexts>('CommunicationForm', communicationFormTexts, texts)
  const field = fieldProps(fields, labels)
  return (
    <FormFrame
      {...rest}
      labels={labels}
      className={clsx(styles.root, className)}
      data-kind={fields.kind.value}
    >
      <Audience fields={fields} kinds={kinds} recipients={recipients} labels={labels} />
      <TextField {...field('title')} required autoComplete="off" maxLength={TITLE} />
      <TextAreaField {...field('body')} required rows={5} maxLength={BODY} />
    </FormFrame>
  )
}

interface AudienceProps {
  fields: CommunicationFields
  kinds: readonly CommunicationKind[]
  recipients: readonly { id: string; nick: string }[]
  labels: CommunicationFormTexts
}

function Audience({ fields, kinds, recipients, labels }: AudienceProps) {
  const kind = fields.kind.value
  return (
    <div className={styles.audience}>
      {kinds.length > 1 && (
        <SelectField<CommunicationKind>
          {...fields.kind}
          onChange={(chosen) => {
            if (chosen !== '') fields.kind.onChange(chosen)
          }}
          name="kind"
          label={labels.kind}
          hint={labels.hints[kind]}
          options={kinds.map((option) => ({ value: option, label: labels.kinds[option] }))}
        />
      )}
      {kind === 'PRIVATE' && recipients.length !== 1 && (
        <SelectField
          {...fields.recipientId}
          name="recipientId"
          label={labels.recipient}
          placeholder={labels.recipientPlaceholder}
          required
          options={recipients.map(({ id, nick }) => ({ value: id, label: nick }))}
        />
      )}
    </div>
  )
}
