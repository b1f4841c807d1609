'use client'

import type { Field } from '../../forms/field.ts'
import { fieldProps } from '../../forms/field-props.ts'
import { FormFrame, type FormFrameTexts, type FormProps } from '../../forms/FormFrame/FormFrame.tsx'
import styles from '../../forms/FormFrame/fields.module.css'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { scheduleFormTexts } from '../../schedule/ScheduleForm/schedule-form-texts.ts'
import { MomentField } from '../../schedule/ScheduleForm/MomentField.tsx'
import { type EventContext, eventContexts } from '../event.ts'

/** The key of a field is also the `name` of its input. */
export interface EventFormFields {
  /** Absent once the event exists: it is a part of its address. */
  context?: Field<EventContext | ''> | undefined
  title: Field
  description: Field
  /** `yyyy-MM-ddTHH:mm` in the reader's time zone, empty while incomplete. */
  startsAt: Field
  endsAt: Field
  place: Field
  address: Field
  link: Field
}

const { pickDay, pickTime, dayPicker } = scheduleFormTexts

export const eventFormTexts = {
  label: 'Evento',
  context: 'Tipo',
  contexts: eventContexts,
  title: 'Nome',
  titlePlaceholder: 'Encontro de capitãs',
  description: 'Descrição',
  startsAt: 'Começa em',
  startTime: 'Hora de início',
  endsAt: 'Termina em',
  endTime: 'Hora de término',
  pickDay,
  pickTime,
  dayPicker,
  place: 'Local',
  placeHint: 'Deixe em branco se for só on-line.',
  address: 'Endereço',
  addressHint: 'Rua, número e cidade: o mapa procura por ele.',
  link: 'Link',
  linkHint: 'Um endereço que comece com https://',
  submit: 'Salvar evento',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}

export type EventFormTexts = typeof eventFormTexts & FormFrameTexts

export type EventFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: EventFormFields
  /** Leaves the form without saving. */
  onCancel: () => void
  texts?: Partial<EventFormTexts> | undefined
}

/** Championships are events by themselves. */
const created = ['community', 'live'] as const

/**
 * A new event or a changed one. The surrounding page brings the heading. The first invalid field must get the focus after a submit;
 * what was typed stays after every refusal.
 */
export function EventForm({ fields, texts, ...rest }: EventFormProps) {
  const labels = useTexts<EventFormTexts>('EventForm', eventFormTexts, texts)
  const { context: contextField, ...others } = fields
  const field = fieldProps(others, labels)
  return (
    <FormFrame {...rest} labels={labels}>
      <div className={styles.fields}>
        <TextField
          {...field('title')}
          className={contextField === undefined ? styles.whole : undefined}
          placeholder={labels.titlePlaceholder}
          required
          maxLength={100}
        />
        {contextField !== undefined && (
          <SelectField
            {...fieldProps({ context: contextField }, labels)('context')}
            required
            options={created.map((value) => ({ value, label: labels.contexts[value] }))}
          />
        )}
        <MomentField
          field={fields.startsAt}
          name="startsAt"
          label={labels.startsAt}
          timeLabel={labels.startTime}
          labels={labels}
        />
        <MomentField
          field={fields.endsAt}
          name="endsAt"
          label={labels.endsAt}
          timeLabel={labels.endTime}
          labels={labels}
        />
        <TextField {...field('place')} hint={labels.placeHint} maxLength={120} />
        <TextField {...field('address')} hint={labels.addressHint} maxLength={200} />
        <TextField
          {...field('link')}
          className={styles.whole}
          type="url"
          hint={labels.linkHint}
          placeholder="https://"
          maxLength={300}
        />
        <TextAreaField
          {...field('description')}
          className={styles.whole}
          required
          maxLength={4000}
          rows={8}
        />
      </div>
    </FormFrame>
  )
}
