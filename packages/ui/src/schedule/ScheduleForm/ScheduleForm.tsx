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
import styles from './ScheduleForm.module.css'
import { scheduleFormTexts } from './schedule-form-texts.ts'

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
}

/**
 * A new event or a changed one. The surrounding dialog or page brings the heading. The first invalid field must get
 * the focus after a submit; what was typed stays after every refusal.
 */
export function ScheduleForm({ fields, members, suggestions = [], ...rest }: ScheduleFormProps) {
  const field = fieldProps(fields, scheduleFormTexts)
  return (
    <FormFrame {...rest} labels={scheduleFormTexts}>
      <div className={grid.fields}>
        <TextField
          {...field('title')}
          className={grid.whole}
          placeholder={scheduleFormTexts.titlePlaceholder}
          required
          maxLength={100}
        />
        <SelectField
          {...field('type')}
          required
          options={scheduleTypes.map((value) => ({ value, label: scheduleFormTexts.types[value] }))}
        />
        <WeeklyField field={fields.weekly} />
        <Moments fields={fields} suggestions={suggestions} />
        <TextField {...field('location')} maxLength={200} />
        <TextField
          {...field('url')}
          type="url"
          hint={scheduleFormTexts.urlHint}
          placeholder="https://"
          maxLength={300}
        />
        <TextAreaField {...field('description')} className={grid.whole} maxLength={500} />
        <InvitedField field={fields.memberIds} members={members} />
      </div>
    </FormFrame>
  )
}

type MomentsProps = Pick<ScheduleFormProps, 'fields'> & {
  suggestions: readonly SuggestedSlot[]
}

/** Start, end, and what fills both with one press. The end follows the start, so that the event keeps its length. */
function Moments({ fields: { startsAt, endsAt }, suggestions }: MomentsProps) {
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
        <div className={grid.whole} role="group" aria-label={scheduleFormTexts.suggestions}>
          <span className={styles.caption}>{scheduleFormTexts.suggestions}</span>
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
        label={scheduleFormTexts.startsAt}
        timeLabel={scheduleFormTexts.startTime}
        labels={scheduleFormTexts}
      />
      <MomentField
        field={endsAt}
        name="endsAt"
        label={scheduleFormTexts.endsAt}
        timeLabel={scheduleFormTexts.endTime}
        labels={scheduleFormTexts}
      />
    </>
  )
}

function WeeklyField({ field }: { field: Field<boolean> }) {
  return (
    <div>
      <span className={styles.caption}>{scheduleFormTexts.recurrence}</span>
      <CheckItem
        name="weekly"
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
      >
        {scheduleFormTexts.weekly}
      </CheckItem>
    </div>
  )
}
