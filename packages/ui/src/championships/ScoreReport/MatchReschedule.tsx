'use client'

import { useState } from 'react'
import { FormError } from '../../forms/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { Panel, type PanelProps } from '../../primitives/Panel/Panel.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { MomentField, type MomentFieldTexts } from '../../schedule/ScheduleForm/MomentField.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ScoreReport.module.css'
import { scheduleFormTexts } from '../../schedule/ScheduleForm/schedule-form-texts.ts'
import { formatStart } from '../championship-texts.ts'

export const matchRescheduleTexts = {
  title: 'Remarcar',
  /** Title of the staff's form. */
  scheduleTitle: 'Horário da partida',
  proposedByOwn: (when: string) => `Seu time propôs ${when}. Falta a resposta do adversário.`,
  proposedByOther: (team: string, when: string) => `${team} propõe ${when}.`,
  accept: 'Aceitar horário',
  decline: 'Recusar',
  takeBack: 'Retirar proposta',
  newDay: 'Novo dia',
  newTime: 'Novo horário',
  pickDay: scheduleFormTexts.pickDay,
  pickTime: scheduleFormTexts.pickTime,
  dayPicker: scheduleFormTexts.dayPicker,
  hint: 'O horário só muda se o adversário aceitar.',
  propose: 'Propor horário',
  schedule: 'Salvar horário',
  required: 'Campo obrigatório',
  when: formatStart,
}

export type MatchRescheduleTexts = typeof matchRescheduleTexts & MomentFieldTexts

/** The proposal, as the user sees it. */
export type MatchRescheduleState =
  | { kind: 'none' }
  | { kind: 'own'; scheduledAt: string; onTakeBack: () => void }
  | { kind: 'other'; scheduledAt: string; team: string; onAccept: () => void; onDecline: () => void }
  /** The staff sets the time by itself. */
  | { kind: 'staff' }

export type MatchRescheduleProps = Omit<PanelProps, 'children' | 'title' | 'actions' | 'flush'> & {
  /** The people who may set another time, or have proposed one. */
  state: MatchRescheduleState
  /** Called with an ISO date; resolves to whether it was taken, which empties the field. */
  onPropose: (scheduledAt: string) => Promise<boolean>
  /** A request is under way. */
  isPending?: boolean | undefined
  /** The error of the field. */
  fieldError?: string | undefined
  /** The error of the whole form. */
  error?: string | undefined
  texts?: Partial<MatchRescheduleTexts> | undefined
}

/** Another time of a match: two captains agree on it, or the staff sets it. The typed time stays until it is taken. */
export function MatchReschedule(props: MatchRescheduleProps) {
  const { state, onPropose, isPending = false, fieldError, error, texts, ...rest } = props
  const labels = useTexts<MatchRescheduleTexts>('MatchReschedule', matchRescheduleTexts, texts)
  const isStaff = state.kind === 'staff'
  const [time, setTime] = useState('')
  const [isValidated, setIsValidated] = useState(false)
  // The value stays empty until both the day and the time are complete.
  const isMissing = time === ''
  return (
    <Panel {...rest} title={isStaff ? labels.scheduleTitle : labels.title}>
      <Proposal state={state} isPending={isPending} labels={labels} />
      <form
        className={styles.timeForm}
        aria-label={isStaff ? labels.scheduleTitle : labels.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsValidated(true)
          if (isMissing || isPending) return
          void onPropose(new Date(time).toISOString()).then((isTaken) => {
            if (!isTaken) return
            setTime('')
            setIsValidated(false)
          })
        }}
      >
        <FormError>{error}</FormError>
        {!isStaff && <p className={styles.hint}>{labels.hint}</p>}
        <MomentField
          field={{
            value: time,
            onChange: setTime,
            error: isValidated && isMissing ? labels.required : fieldError,
          }}
          name="scheduledAt"
          label={labels.newDay}
          timeLabel={labels.newTime}
          labels={labels}
        />
        <Button type="submit" loading={isPending}>
          {isStaff ? labels.schedule : labels.propose}
        </Button>
      </form>
    </Panel>
  )
}

interface ProposalProps {
  state: MatchRescheduleState
  isPending: boolean
  labels: MatchRescheduleTexts
}

function Proposal({ state, isPending, labels }: ProposalProps) {
  const inTimeZone = useTimeZone()
  if (state.kind !== 'own' && state.kind !== 'other') return null
  const date = parseDate(inTimeZone(state.scheduledAt))
  const when = date ? labels.when(date) : ''
  return (
    <div className={styles.proposal}>
      <p className={styles.proposalText}>
        {state.kind === 'own' ? labels.proposedByOwn(when) : labels.proposedByOther(state.team, when)}
      </p>
      <div className={styles.buttons}>
        {state.kind === 'own' ? (
          <Button loading={isPending} onClick={state.onTakeBack}>
            {labels.takeBack}
          </Button>
        ) : (
          <>
            <Button variant="primary" loading={isPending} onClick={state.onAccept}>
              {labels.accept}
            </Button>
            <Button loading={isPending} onClick={state.onDecline}>
              {labels.decline}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
