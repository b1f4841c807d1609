'use client'

import { CalendarDays, Clock } from 'lucide-react'
import { useState } from 'react'
import { Popover } from '../../primitives/radix/Popover.tsx'
import { Select } from '../../primitives/radix/Select.tsx'
import type { Field } from '../../forms/field.ts'
import { MaskedField } from '../../forms/MaskedField/MaskedField.tsx'
import { dateTextToIso, isoToDateText } from '../../forms/masks/masks.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { DayPicker } from './DayPicker.tsx'
import { completeTime, fromMomentText, timeOptions, toMomentText } from './moment-text.ts'
import styles from './MomentField.module.css'
import type { ScheduleFormTexts } from './schedule-form-texts.ts'

/** Texts of the field besides its labels. */
export type MomentFieldTexts = Pick<ScheduleFormTexts, 'pickDay' | 'pickTime' | 'dayPicker'>

interface MomentFieldProps {
  /** `yyyy-MM-ddTHH:mm`, empty while incomplete. */
  field: Field
  name: string
  label: string
  timeLabel: string
  labels: MomentFieldTexts
}

/** A day and a time, both typed or picked. */
export function MomentField({ field, name, label, timeLabel, labels }: MomentFieldProps) {
  const { value, onChange, onBlur, error } = field
  const [text, setText] = useState(() => toMomentText(value))
  const [known, setKnown] = useState(value)
  // The value was set from outside: an incomplete text has the empty value, too, and stays.
  if (value !== known) {
    setKnown(value)
    if (value !== fromMomentText(text)) setText(toMomentText(value))
  }

  function change(changed: Partial<typeof text>) {
    const next = { ...text, ...changed }
    setText(next)
    onChange(fromMomentText(next))
  }

  return (
    <div className={styles.root}>
      <MaskedField
        mask="date"
        autoComplete="off"
        name={name}
        label={label}
        required
        value={text.date}
        onChange={(date) => change({ date })}
        onBlur={onBlur}
        error={error}
        end={
          <DayButton text={text.date} onChoose={(date) => change({ date })} label={label} labels={labels} />
        }
      />
      <MaskedField
        mask="time"
        name={`${name}Time`}
        label={timeLabel}
        required
        value={text.time}
        onChange={(time) => change({ time })}
        onBlur={() => {
          change({ time: completeTime(text.time) })
          onBlur?.()
        }}
        end={
          <TimeButton
            text={text.time}
            onChoose={(time) => change({ time })}
            label={labels.pickTime(timeLabel)}
          />
        }
      />
    </div>
  )
}

interface DayButtonProps {
  text: string
  onChoose: (text: string) => void
  label: string
  labels: MomentFieldTexts
}

/** Opens the calendar, with the focus on the chosen day. */
function DayButton({ text, onChoose, label, labels }: DayButtonProps) {
  const [open, setOpen] = useState(false)
  const name = labels.pickDay(label)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger>
        <IconButton label={name} size="small">
          <CalendarDays aria-hidden="true" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content
        className={styles.calendar ?? ''}
        aria-label={name}
        align="start"
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (!(event.currentTarget instanceof HTMLElement)) return
          event.currentTarget.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
        }}
      >
        <DayPicker
          chosen={dateTextToIso(text)}
          labels={labels.dayPicker}
          onChoose={(day) => {
            onChoose(isoToDateText(day))
            setOpen(false)
          }}
        />
      </Popover.Content>
    </Popover.Root>
  )
}

interface TimeButtonProps {
  text: string
  onChoose: (text: string) => void
  label: string
}

/** Opens the list of times, with the focus on the typed one. */
function TimeButton({ text, onChoose, label }: TimeButtonProps) {
  const options = timeOptions(text)
  return (
    // The empty value would show a placeholder in place of the clock.
    <Select.Root size="2" value={options.includes(text) ? text : 'none'} onValueChange={onChoose}>
      <Select.Trigger variant="ghost" aria-label={label} title={label} className={styles.clock ?? ''}>
        <Clock aria-hidden="true" />
      </Select.Trigger>
      <Select.Content position="popper" align="end" className={styles.times ?? ''}>
        {options.map((time) => (
          <Select.Item key={time} value={time}>
            <span>{time}</span>
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}
