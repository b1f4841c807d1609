'use client'

import { useId, useState } from 'react'
import { FormFrame, type FormProps } from '../../forms/FormFrame/FormFrame.tsx'
import grid from '../../forms/FormFrame/fields.module.css'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { MomentField } from '../../schedule/ScheduleForm/MomentField.tsx'
import { type BracketMatch, groupByRound, isShown } from '../match.ts'
import { type MatchScheduleFormTexts, matchScheduleFormTexts } from './match-schedule-form-texts.ts'
import { findChanges, isOpen, type MatchTime, planTimes, type TimePlan } from './plan-times.ts'
import { SchedulePreview } from './SchedulePreview.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './MatchScheduleForm.module.css'

export type MatchScheduleFormProps = Omit<FormProps, 'onSubmit'> & {
  /** The championship's matches, in any order: those that are over are left out. */
  matches: readonly BracketMatch[]
  /** Ids of matches with a check-in, which another time ends. */
  checkedInIds?: readonly string[] | undefined
  /** Called with the times that change. What was typed stays. */
  onSave: (times: readonly MatchTime[]) => Promise<unknown>
  texts?: Partial<MatchScheduleFormTexts> | undefined
}

const limits = { interval: { min: 0, max: 1440 }, parallel: { min: 1, max: 500 } }

const isWithin = (text: string, { min, max }: { min: number; max: number }) =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max

/** The open matches of each round, by a key for the choice. */
const toRounds = (matches: readonly BracketMatch[]) =>
  groupByRound(matches.filter(isShown))
    .map((round) => ({
      ...round,
      key: `${round.bracket} ${round.round}`,
      matches: round.matches.filter(isOpen),
    }))
    .filter((round) => round.matches.length > 0)

const empty = { round: '', start: '', interval: '60', parallel: '1' }

/** The plan that was typed, once it is complete. */
function readPlan({ start, interval, parallel }: typeof empty): TimePlan | undefined {
  const date = new Date(start)
  const isComplete = isWithin(interval, limits.interval) && isWithin(parallel, limits.parallel)
  if (Number.isNaN(date.getTime()) || !isComplete) return undefined
  return { start: date, interval: Number(interval), parallel: Number(parallel) }
}

/**
 * Sets the times of the open matches of a round: from when, how far apart, and how many at once. must show the times
 * before they are saved. Only those that change are saved.
 */
export function MatchScheduleForm(props: MatchScheduleFormProps) {
  const { matches, checkedInIds = [], onSave, texts, ...rest } = props
  const labels = useTexts<MatchScheduleFormTexts>('MatchScheduleForm', matchScheduleFormTexts, texts)
  const [values, setValues] = useState(empty)
  const [isValidated, setIsValidated] = useState(false)
  const rounds = toRounds(matches)
  // A round that is over is no longer there to choose.
  const round = rounds.find(({ key }) => key === values.round) ?? rounds[0]
  const plan = readPlan(values)
  const times = round && plan ? planTimes(round.matches, plan) : undefined
  const changes = times && findChanges(times)
  return (
    <FormFrame
      {...rest}
      labels={labels}
      onSubmit={async () => {
        setIsValidated(true)
        if (changes && changes.length > 0) await onSave(changes)
      }}
    >
      <div className={grid.fields}>
        <SelectField
          className={grid.whole}
          label={labels.round}
          name="round"
          value={round?.key ?? ''}
          onChange={(chosen) => setValues({ ...values, round: chosen })}
          options={rounds.map((option) => ({
            value: option.key,
            label: labels.roundOption(
              labels.brackets[option.bracket],
              labels.roundName(option),
              option.matches.length,
            ),
          }))}
        />
        <PlanFields values={values} onChange={setValues} isValidated={isValidated} labels={labels} />
      </div>
      <Preview times={times} changes={changes} checkedInIds={checkedInIds} labels={labels} />
    </FormFrame>
  )
}

interface PlanFieldsProps {
  values: typeof empty
  onChange: (update: (before: typeof empty) => typeof empty) => void
  isValidated: boolean
  labels: MatchScheduleFormTexts
}

function PlanFields({ values, onChange, isValidated, labels }: PlanFieldsProps) {
  const field = (name: 'start' | 'interval' | 'parallel', error: string) => ({
    value: values[name],
    onChange: (value: string) => onChange((before) => ({ ...before, [name]: value })),
    error: isValidated ? error : '',
  })
  const number = (name: 'interval' | 'parallel') => {
    const { min, max } = limits[name]
    return {
      ...field(name, isWithin(values[name], limits[name]) ? '' : labels.outOfRange(min, max)),
      name,
      label: labels[name],
      required: true,
      inputMode: 'numeric',
    } as const
  }
  return (
    <>
      <div className={grid.whole}>
        <MomentField
          field={field('start', Number.isNaN(Date.parse(values.start)) ? labels.required : '')}
          name="start"
          label={labels.start}
          timeLabel={labels.startTime}
          labels={labels}
        />
      </div>
      <TextField {...number('interval')} hint={labels.intervalHint} />
      <TextField {...number('parallel')} hint={labels.parallelHint} />
    </>
  )
}

interface PreviewProps {
  times: readonly MatchTime[] | undefined
  changes: readonly MatchTime[] | undefined
  checkedInIds: readonly string[]
  labels: MatchScheduleFormTexts
}

function Preview({ times, changes, checkedInIds, labels }: PreviewProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id} className={styles.heading}>
        {labels.preview}
      </h3>
      <p className={styles.hint} aria-live="polite">
        {`${times === undefined ? labels.incomplete : ''}${changes?.length === 0 ? labels.unchanged : ''}`}
      </p>
      {times && (
        <SchedulePreview
          times={times}
          changes={changes ?? []}
          checkedInIds={checkedInIds}
          headingId={id}
          labels={labels}
        />
      )}
    </section>
  )
}
