'use client'

import { useEffect, useRef } from 'react'
import type { Field } from '../../forms/field.ts'
import { fieldProps } from '../../forms/field-props.ts'
import { FormFrame, type FormProps } from '../../forms/FormFrame/FormFrame.tsx'
import grid from '../../forms/FormFrame/fields.module.css'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Chip } from '../../primitives/Chip/Chip.tsx'
import { type ScheduleType, scheduleTypes } from '../schedule.ts'
import { CheckItem } from './CheckItem.tsx'
import { type InvitableMember, InvitedField } from './InvitedField.tsx'
import { MomentField } from './MomentField.tsx'
import { shiftMoment } from './moment-text.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
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
  /** The week in words: "terça-feira, 24/11, 20:00–22:00". */
  label: string
  /** "5 de 5". */
  detail?: string | undefined
  /** The start as the fields hold it, as is the end. */
  startsAt: string
  endsAt: string
}

export type ScheduleFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: ScheduleFormFields
  /** The members who can be invited. */
  members: readonly InvitableMember[]
  /** Best free slots from the availability of the team; default none. */
  suggestions?: readonly SuggestedSlot[] | undefined
  /** Leaves the form without saving. */
  onCancel: () => void
  texts?: Partial<ScheduleFormTexts> | undefined
}

/**
 * A new event or a changed one. The surrounding dialog or page brings the heading. The first invalid field must get
 * the focus after a submit; what was typed stays after every refusal.
 */
export function ScheduleForm({ fields, members, suggestions = [], texts, ...rest }: ScheduleFormProps) {
  const labels = useTexts<ScheduleFormTexts>('ScheduleForm', scheduleFormTexts, texts)
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

/** Start, end, and what fills both with one press. The end follows the start, so that the event keeps its length. */
function Moments({ fields: { startsAt, endsAt }, suggestions, labels }: MomentsProps) {
  // The last complete one, because a start is empty while it is typed.
  const lastStart = useRef(startsAt.value)
  useEffect(() => {
    if (startsAt.value !== '') lastStart.current = startsAt.value
  }, [startsAt.value])

  function changeStart(start: string) {
    startsAt.onChange(start)
    if (start !== '' && endsAt.value !== '')
      endsAt.onChange(shiftMoment(endsAt.value, lastStart.current, start))
  }

  return (
    <>
      {suggestions.length > 0 && (
        <div className={grid.whole} role="group" aria-label={labels.suggestions}>
          <span className={styles.caption}>{labels.suggestions}</span>
          <div className={styles.chips}>
            {suggestions.map((slot) => (
              <Chip
                key={slot.startsAt}
                selected={startsAt.value === slot.startsAt && endsAt.value === slot.endsAt}
                onPress={() => {
                  startsAt.onChange(slot.startsAt)
                  endsAt.onChange(slot.endsAt)
                }}
              >
                {slot.detail === undefined ? slot.label : `${slot.label} · ${slot.detail}`}
              </Chip>
            ))}
          </div>
        </div>
      )}
      <MomentField
        field={{ ...startsAt, onChange: changeStart }}
        name="startsAt"
        label={labels.startsAt}
        timeLabel={labels.startTime}
        labels={labels}
      />
      <MomentField
        field={endsAt}
        name="endsAt"
        label={labels.endsAt}
        timeLabel={labels.endTime}
        labels={labels}
      />
    </>
  )
}

function WeeklyField({ field, labels }: { field: Field<boolean>; labels: ScheduleFormTexts }) {
  return (
    <div>
      <span className={styles.caption}>{labels.recurrence}</span>
      <CheckItem
        name="weekly"
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
      >
        {labels.weekly}
      </CheckItem>
    </div>
  )
}
