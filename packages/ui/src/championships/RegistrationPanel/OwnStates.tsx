'use client'

import { CalendarPlus, Check, CircleCheck, CircleX, ClipboardCheck, Clock, ListOrdered } from 'lucide-react'
import { Button, LinkButton } from '../../primitives/Button/Button.tsx'
import { FillBar, RegistrationFrame, TeamFrame, TeamLine } from './RegistrationFrame.tsx'
import { registrationPanelTexts } from './registration-panel-texts.ts'
import styles from './RegistrationPanel.module.css'
import type { RegistrationTeam, RosterConfirmations } from './registration-state.ts'
import type { StateProps } from './state-props.ts'
import { useDeadline, useWhen } from './useWhen.ts'
import { Withdraw } from './Withdraw.tsx'

interface AnotherProps {
  team: RegistrationTeam | undefined
  onRegister: (() => void) | undefined
}

/** A leader of several teams registers one after the other. */
function RegisterAnother({ team, onRegister }: AnotherProps) {
  if (!team) return null
  return <Button onClick={onRegister}>{registrationPanelTexts.another(team.name)}</Button>
}

interface RosterProps {
  roster: RosterConfirmations | undefined
  pending: boolean
  onConfirmPlace: (() => void) | undefined
}

/** The members who have confirmed, while somebody has not; the user's place is confirmed with one press. */
function RosterOf({ roster, pending, onConfirmPlace }: RosterProps) {
  if (!roster || roster.pending.length === 0) return null
  const { confirmed, pending: missing, isOwnPending } = roster
  const all = confirmed.length + missing.length
  return (
    <>
      <FillBar
        label="Elenco confirmado"
        value={registrationPanelTexts.of(confirmed.length, all)}
        count={confirmed.length}
        most={all}
      />
      <p className={styles.note}>{registrationPanelTexts.unconfirmed(missing)}</p>
      {isOwnPending && (
        <Button
          variant="primary"
          loading={pending}
          loadingLabel={registrationPanelTexts.pending}
          onClick={onConfirmPlace}
        >
          Confirmar minha vaga
        </Button>
      )}
    </>
  )
}

export function PendingPayment(props: StateProps<'pendingPayment'>) {
  const { state, labels, pending, onWithdraw, onRegister, onConfirmPlace, entryFee, root } = props
  const texts = labels.pendingPayment
  const when = useWhen()
  const { paid = 0, payUntil } = state
  return (
    <TeamFrame
      {...root}
      tone="warning"
      icon={<Clock />}
      title={texts.title}
      note={payUntil === undefined ? texts.note : texts.until(when(payUntil))}
      actions={
        <>
          {state.payHref !== undefined && (
            <LinkButton variant="primary" href={state.payHref}>
              {texts.pay}
            </LinkButton>
          )}
          {state.another && <RegisterAnother team={state.another} {...{ onRegister }} />}
        </>
      }
      foot={
        state.canManage ? (
          <Withdraw {...{ pending, onWithdraw }} label={texts.withdraw} />
        ) : (
          labels.onlyLeaders
        )
      }
      team={state.team}
      teamNote={labels.fee(entryFee)}
      text={texts.text}
    >
      {paid > 0 && (
        <FillBar label={texts.paid} value={texts.paidOf(paid, entryFee)} count={paid} most={entryFee} />
      )}
      <RosterOf roster={state.roster} {...{ pending, onConfirmPlace }} />
    </TeamFrame>
  )
}

export function Registered(props: StateProps<'registered'>) {
  const { state, labels, pending, onWithdraw, onRegister, onConfirmPlace, root } = props
  const texts = labels.registered
  const when = useWhen()
  const { team, seed, calendarHref, canManage, registeredAt, checkInOpensAt, startsAt } = state
  return (
    <TeamFrame
      {...root}
      tone="success"
      icon={<CircleCheck />}
      title={texts.title}
      note={texts.note(when(registeredAt))}
      actions={
        <>
          <LinkButton
            href={calendarHref}
            download={`${(team.tag ?? team.name).toLowerCase()}.ics`}
            icon={<CalendarPlus aria-hidden="true" />}
          >
            {texts.calendar}
          </LinkButton>
          <RegisterAnother team={state.another} {...{ onRegister }} />
        </>
      }
      foot={canManage && <Withdraw {...{ pending, onWithdraw }} label={texts.withdraw} />}
      team={team}
      teamNote={seed === undefined ? texts.unseeded : texts.seed(seed)}
      text={texts.text(when(checkInOpensAt), when(startsAt))}
    >
      <RosterOf roster={state.roster} {...{ pending, onConfirmPlace }} />
    </TeamFrame>
  )
}

export function Waiting(props: StateProps<'waiting'>) {
  const { state, labels, pending, onWithdraw, onRegister, onConfirmPlace, root } = props
  const texts = labels.waiting
  const { team, place, canManage, another } = state
  return (
    <TeamFrame
      {...root}
      tone="warning"
      icon={<ListOrdered />}
      title={texts.title}
      note={texts.note}
      actions={
        (canManage || another) && (
          <>
            {canManage && (
              <Button loading={pending} loadingLabel={labels.pending} onClick={onWithdraw}>
                {texts.leave}
              </Button>
            )}
            <RegisterAnother team={another} {...{ onRegister }} />
          </>
        )
      }
      foot={canManage ? undefined : labels.onlyLeaders}
      team={team}
      teamNote={texts.place(place)}
      text={texts.text}
    >
      <RosterOf roster={state.roster} {...{ pending, onConfirmPlace }} />
    </TeamFrame>
  )
}

export function CheckIn(props: StateProps<'checkIn'>) {
  const { state, labels, now, pending, teamsCount, onCheckIn, onWithdraw, onConfirmPlace, root } = props
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
      <RosterOf roster={state.roster} {...{ pending, onConfirmPlace }} />
    </RegistrationFrame>
  )
}

export function Refused({ state, labels, root }: StateProps<'refused'>) {
  const texts = labels.refused
  return (
    <TeamFrame
      {...root}
      tone="error"
      icon={<CircleX />}
      title={texts.title}
      note={texts.note}
      foot={texts.text}
      team={state.team}
      text={state.reason ?? texts.noReason}
    />
  )
}
