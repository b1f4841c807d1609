'use client'

import { CalendarPlus, Check, CircleCheck, CircleX, ClipboardCheck, Clock, ListOrdered } from 'lucide-react'
import { Button, LinkButton } from '../../primitives/Button/index.ts'
import { FillBar, RegistrationFrame, TeamLine } from './RegistrationFrame.tsx'
import styles from './RegistrationPanel.module.css'
import type { StateProps } from './state-props.ts'
import { useDeadline, useWhen } from './useWhen.ts'

interface WithdrawProps {
  label: string
  pending: boolean
  onWithdraw: (() => void) | undefined
}

/** The action that is not what to do now. */
function Withdraw({ label, pending, onWithdraw }: WithdrawProps) {
  return (
    <button
      type="button"
      className={styles.link}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onWithdraw}
    >
      {label}
    </button>
  )
}

export function PendingPayment(props: StateProps<'pendingPayment'>) {
  const { state, labels, pending, onWithdraw, entryFee, root } = props
  const texts = labels.pendingPayment
  return (
    <RegistrationFrame
      {...root}
      tone="warning"
      icon={<Clock />}
      title={texts.title}
      note={texts.note}
      foot={
        state.canManage ? (
          <Withdraw {...{ pending, onWithdraw }} label={texts.withdraw} />
        ) : (
          labels.onlyLeaders
        )
      }
    >
      <TeamLine team={state.team} note={labels.fee(entryFee)} />
      <p className={styles.text}>{texts.text}</p>
    </RegistrationFrame>
  )
}

export function Registered({ state, labels, pending, onWithdraw, root }: StateProps<'registered'>) {
  const texts = labels.registered
  const when = useWhen()
  const { team, seed, calendarHref, canManage, registeredAt, checkInOpensAt, startsAt } = state
  return (
    <RegistrationFrame
      {...root}
      tone="success"
      icon={<CircleCheck />}
      title={texts.title}
      note={texts.note(when(registeredAt))}
      actions={
        <LinkButton
          href={calendarHref}
          download={`${team.tag.toLowerCase()}.ics`}
          icon={<CalendarPlus aria-hidden="true" />}
        >
          {texts.calendar}
        </LinkButton>
      }
      foot={canManage && <Withdraw {...{ pending, onWithdraw }} label={texts.withdraw} />}
    >
      <TeamLine team={team} note={seed === undefined ? texts.unseeded : texts.seed(seed)} />
      <p className={styles.text}>{texts.text(when(checkInOpensAt), when(startsAt))}</p>
    </RegistrationFrame>
  )
}

export function Waiting({ state, labels, pending, onWithdraw, root }: StateProps<'waiting'>) {
  const texts = labels.waiting
  const { team, place, canManage } = state
  return (
    <RegistrationFrame
      {...root}
      tone="warning"
      icon={<ListOrdered />}
      title={texts.title}
      note={texts.note}
      actions={
        canManage && (
          <Button loading={pending} loadingLabel={labels.pending} onClick={onWithdraw}>
            {texts.leave}
          </Button>
        )
      }
      foot={canManage ? undefined : labels.onlyLeaders}
    >
      <TeamLine team={team} note={texts.place(place)} />
      <p className={styles.text}>{texts.text}</p>
    </RegistrationFrame>
  )
}

export function CheckIn(props: StateProps<'checkIn'>) {
  const { state, labels, now, pending, teamsCount, onCheckIn, onWithdraw, root } = props
  const texts = labels.checkIn
  const { team, closesAt, isCheckedIn, checkedIn, canManage } = state
  const canCheckIn = canManage && !isCheckedIn
  const withdraw = <Withdraw {...{ pending, onWithdraw }} label={texts.withdraw} />
  return (
    <RegistrationFrame
      {...root}
      tone={isCheckedIn ? 'success' : 'accent'}
      icon={<ClipboardCheck />}
      title={isCheckedIn ? texts.doneTitle : texts.title}
      note={useDeadline(closesAt, now, texts)}
      actions={
        canCheckIn && (
          <Button
            variant="primary"
            icon={<Check aria-hidden="true" />}
            loading={pending}
            loadingLabel={labels.pending}
            onClick={onCheckIn}
          >
            {texts.confirm}
          </Button>
        )
      }
      foot={
        <>
          {!isCheckedIn && <span>{canManage ? texts.warning : labels.onlyLeaders}</span>}
          {canManage && withdraw}
        </>
      }
    >
      <TeamLine team={team} note={isCheckedIn ? texts.done : team.tag} />
      <FillBar
        label={labels.checkedIn}
        value={labels.of(checkedIn, teamsCount)}
        count={checkedIn}
        most={teamsCount}
      />
    </RegistrationFrame>
  )
}

export function Refused({ state, labels, root }: StateProps<'refused'>) {
  const texts = labels.refused
  return (
    <RegistrationFrame
      {...root}
      tone="error"
      icon={<CircleX />}
      title={texts.title}
      note={texts.note}
      foot={texts.text}
    >
      <TeamLine team={state.team} note={state.team.tag} />
      <p className={styles.text}>{state.reason ?? texts.noReason}</p>
    </RegistrationFrame>
  )
}
