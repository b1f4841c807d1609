'use client'

import type { Field } from '../../forms/field.ts'
import { fieldProps } from '../../forms/field-props.ts'
import { FormFrame, type FormProps } from '../../forms/FormFrame/index.ts'
import grid from '../../forms/FormFrame/fields.module.css'
import { InputField } from '../../forms/FormField/InputField.tsx'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Chip } from '../../primitives/Chip/index.ts'
import { type ScheduleType, scheduleTypes } from '../schedule.ts'
import { type InvitableMember, InvitedField } from './InvitedField.tsx'
import styles from './ScheduleForm.module.css'
import { scheduleFormTexts, type ScheduleFormTexts } from './schedule-form-texts.ts'

/** The key of a field is also the `name` of its input. */
export interface ScheduleFormFields {
  title: Field
  description: Field
  type: Field<ScheduleType | ''>
  /** `yyyy-MM-ddTHH:mm` in the reader's time zone, empty while incomplete. */
  startsAt: Field
  endsAt: Field
  location: Field
  url: Field
  /** Every week. */
  weekly: Field<boolean>
  /** Ids of the invited members. */
  memberIds: Field<readonly string[]>
}

/** A time at which many members can come. */
export interface SuggestedSlot {
  /** In words: "terça-feira, 24/11, 20:00–22:00". */
  label: string
  /** "5 de 5". */
  detail?: string | undefined
  /** As the fields hold them. */
  startsAt: string
  endsAt: string
}

export type ScheduleFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: ScheduleFormFields
  /** Who can be invited. */
  members: readonly InvitableMember[]
  /** Best free slots from the availability of the team; default none. */
  suggestions?: readonly SuggestedSlot[] | undefined
  /** Leaves the form without saving. */
  onCancel: () => void
  texts?: Partial<ScheduleFormTexts> | undefined
}

/**
 * A new event or a changed one. The surrounding dialog or page brings the heading. The first invalid field MUST get
 * the focus after a submit; what was typed stays after every refusal.
 * @see product §5, Schedule
 */
export function ScheduleForm({ fields, members, suggestions = [], texts, ...rest }: ScheduleFormProps) {
  const labels = { ...scheduleFormTexts, ...texts }
  const field = fieldProps(fields, labels)
  return (
    <FormFrame {...rest} labels={labels}>
      <div className={grid.fields}>
        <TextField
          {...field('title')}
          className={grid.whole}
          placeholder={labels.titlePlaceholder}
          required
          maxLength={100}
        />
        <SelectField
          {...field('type')}
          required
          options={scheduleTypes.map((value) => ({ value, label: labels.types[value] }))}
        />
        <WeeklyField field={fields.weekly} labels={labels} />
        <Moments fields={fields} suggestions={suggestions} labels={labels} />
        <TextField {...field('location')} maxLength={200} />
        <TextField
          {...field('url')}
          type="url"
          hint={labels.urlHint}
          placeholder="https://"
          maxLength={300}
        />
        <TextAreaField {...field('description')} className={grid.whole} maxLength={500} />
        <InvitedField field={fields.memberIds} members={members} labels={labels} />
      </div>
    </FormFrame>
  )
}

type MomentsProps = Pick<ScheduleFormProps, 'fields'> & {
  suggestions: readonly SuggestedSlot[]
  labels: ScheduleFormTexts
}

/** Start, end, and what fills both with one press. */
function Moments({ fields, suggestions, labels }: MomentsProps) {
  return (
    <>
      {suggestions.length > 0 && (
        <div className={grid.whole} role="group" aria-label={labels.suggestions}>
          <span className={styles.caption}>{labels.suggestions}</span>
          <div className={styles.chips}>
            {suggestions.map(({ label, detail, startsAt, endsAt }) => (
              <Chip
                key={startsAt}
                selected={fields.startsAt.value === startsAt && fields.endsAt.value === endsAt}
                onPress={() => {
                  fields.startsAt.onChange(startsAt)
                  fields.endsAt.onChange(endsAt)
                }}
              >
                {detail === undefined ? label : `${label} · ${detail}`}
              </Chip>
            ))}
          </div>
        </div>
      )}
      <DateTimeField field={fields.startsAt} name="startsAt" label={labels.startsAt} labels={labels} />
      <DateTimeField
        field={fields.endsAt}
        name="endsAt"
        label={labels.endsAt}
        min={fields.startsAt.value}
        labels={labels}
      />
    </>
  )
}

interface DateTimeFieldProps {
  field: Field
  name: string
  label: string
  min?: string
  labels: ScheduleFormTexts
}

/** The browser's own date picker: localised, and best on phones. */
function DateTimeField({ field, name, label, min, labels }: DateTimeFieldProps) {
  const { onChange, ...rest } = field
  return (
    <InputField
      {...rest}
      texts={labels.fields}
      name={name}
      label={label}
      required
      onInputChange={(event) => onChange(event.target.value)}
      input={{ type: 'datetime-local', step: 60, min }}
    />
  )
}

function WeeklyField({ field, labels }: { field: Field<boolean>; labels: ScheduleFormTexts }) {
  return (
    <div className={styles.weekly}>
      <span className={styles.caption}>{labels.recurrence}</span>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="weekly"
          checked={field.value}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
        {labels.weekly}
      </label>
    </div>
  )
}
