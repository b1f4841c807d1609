'use client'

import { clsx } from 'clsx'
import { useState, type ComponentPropsWithRef } from 'react'
import { useFocusRestore } from '../../feedback/focus-restore/useFocusRestore.ts'
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { type MatchTeam, colorsOf } from '../match.ts'
import { useWhen } from '../RegistrationPanel/useWhen.ts'
import {
  registrationListTexts,
  type RegistrationPaymentStatus,
  type RegistrationStatus,
} from './registration-list-texts.ts'
import styles from './RegistrationList.module.css'

export interface RegistrationRowPayment {
  status: RegistrationPaymentStatus
  /** The fee in centavos. */
  amount: number
  /** The part of it that is paid. */
  paid: number
  /** The amount that goes back or has gone back. */
  returned: number
  /** ISO 8601: until when the place is kept. */
  payUntil?: string | undefined
}

export interface RegistrationRow {
  id: string
  team: MatchTeam
  state: RegistrationStatus
  /** Null before the seeding. */
  seed: number | null
  isCheckedIn: boolean
  /** Absent where there is no fee. */
  payment?: RegistrationRowPayment | undefined
  /** The reason that it was rejected. */
  reason?: string | undefined
  /** Nicks, starters first. */
  players: readonly string[]
  /** Whether it can be accepted. */
  canAccept: boolean
  /** Whether it can be checked in by the organisers. Default false. */
  canCheckIn?: boolean | undefined
  /** Whether it can be rejected. */
  canReject: boolean
  /** The way in which it has left the championship that it had a place in. */
  departure?: 'DISQUALIFIED' | 'WITHDRAWN' | undefined
  /** Whether it can be disqualified. Default false. */
  canDisqualify?: boolean | undefined
  /** Whether its disqualification can be taken back. Default false. */
  canReinstate?: boolean | undefined
}

export type RegistrationListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The registrations, in the order shown. */
  registrations: readonly RegistrationRow[]
  /** Ids of those that are being saved: their buttons are pending. */
  savingIds?: readonly string[] | undefined
  /** Gives the team a place. */
  onAccept: (registration: RegistrationRow) => void
  /** Checks a team in that is there and cannot do so; without it there is no button. */
  onCheckIn?: ((registration: RegistrationRow) => void) | undefined
  /** Opens what asks for the reason. */
  onReject: (registration: RegistrationRow) => void
  /** Opens what asks for the reason to disqualify; without it there is no button. */
  onDisqualify?: ((registration: RegistrationRow) => void) | undefined
  /** Takes a disqualification back; without it there is no button. */
  onReinstate?: ((registration: RegistrationRow) => void) | undefined
}

const tones: Readonly<Record<RegistrationStatus, BadgeTone>> = {
  PENDING_PAYMENT: 'warning',
  CONFIRMED: 'accent',
  REJECTED: 'error',
  WITHDRAWN: 'neutral',
  WAITING: 'warning',
}

const departures = { DISQUALIFIED: 'Desclassificado', WITHDRAWN: 'Desistiu' } as const

const paymentTones: Readonly<Record<RegistrationPaymentStatus, BadgeTone>> = {
  UNPAID: 'warning',
  PARTLY_PAID: 'warning',
  PAID: 'success',
  WAIVED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDING: 'info',
  REFUNDED: 'info',
}

/** The teams of a championship as its organisers see them, with what they decide about each. */
export function RegistrationList(props: RegistrationListProps) {
  const { registrations, savingIds = [], className, ...given } = props
  const { onAccept, onCheckIn, onReject, onDisqualify, onReinstate, ...rest } = given
  const focusRestore = useFocusRestore({ items: registrations })
  return (
    <ul aria-label="Inscrições" {...focusRestore} {...rest} className={clsx(styles.root, className)}>
      {registrations.map((registration) => (
        <Row
          key={registration.id}
          registration={registration}
          isSaving={savingIds.includes(registration.id)}
          actions={{ onAccept, onCheckIn, onReject, onDisqualify, onReinstate }}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  registration: RegistrationRow
  isSaving: boolean
  actions: Pick<RegistrationListProps, 'onAccept' | 'onCheckIn' | 'onReject' | 'onDisqualify' | 'onReinstate'>
}

function Row({ registration, isSaving, actions }: RowProps) {
  const { team, state, seed, isCheckedIn, departure, reason, players, payment } = registration
  return (
    <li className={styles.row} data-item={registration.id}>
      <TeamLogo name={team.name} {...colorsOf(team)} src={team.logoUrl} size={44} />
      <div className={styles.text}>
        <p className={styles.head}>
          <span className={styles.name}>{team.name}</span>
          {departure ? (
            <Badge tone={departure === 'DISQUALIFIED' ? 'error' : 'neutral'}>{departures[departure]}</Badge>
          ) : (
            <Badge tone={tones[state]}>{registrationListTexts.states[state]}</Badge>
          )}
          {isCheckedIn && !departure && <Badge tone="accent">Check-in feito</Badge>}
          {seed !== null && <span className={styles.detail}>{registrationListTexts.seed(seed)}</span>}
        </p>
        {payment && <Payment payment={payment} />}
        {players.length > 0 && <p className={styles.detail}>{players.join(' · ')}</p>}
        {reason !== undefined && <p className={styles.detail}>{registrationListTexts.reason(reason)}</p>}
      </div>
      <RowButtons registration={registration} isSaving={isSaving} actions={actions} />
    </li>
  )
}

function Payment({ payment }: { payment: RegistrationRowPayment }) {
  const { status, amount, paid, returned, payUntil } = payment
  const when = useWhen()
  return (
    <p className={styles.payment}>
      <Badge tone={paymentTones[status]}>{registrationListTexts.payments[status]}</Badge>
      <span className={styles.detail}>
        {registrationListTexts.paid(registrationListTexts.money(paid), registrationListTexts.money(amount))}
      </span>
      {returned > 0 && (
        <span className={styles.detail}>
          {registrationListTexts.returned(registrationListTexts.money(returned))}
        </span>
      )}
      {payUntil !== undefined && (
        <span className={styles.detail}>{registrationListTexts.payUntil(when(payUntil))}</span>
      )}
    </p>
  )
}

function RowButtons({ registration, isSaving, actions }: RowProps) {
  const { team, canAccept, canCheckIn, canReject, canDisqualify, canReinstate = false } = registration
  const { onAccept, onCheckIn, onReject } = actions
  const checkIn = canCheckIn && onCheckIn
  // The pressed button stays focusable while it is saved.
  const [isAccepting, setAccepting] = useState(false)
  const ask = (question: (row: RegistrationRow) => void) => {
    setAccepting(false)
    question(registration)
  }
  const canLeave = (canDisqualify && actions.onDisqualify) || canReinstate
  if (!canAccept && !checkIn && !canReject && !canLeave) return null
  return (
    <div className={styles.buttons}>
      {canAccept && (
        <Button
          size="small"
          variant="primary"
          loading={isSaving && isAccepting}
          disabled={isSaving && !isAccepting}
          aria-label={registrationListTexts.accept(team.name)}
          onClick={() => {
            setAccepting(true)
            onAccept(registration)
          }}
        >
          Aceitar
        </Button>
      )}
      {checkIn && (
        <Button
          size="small"
          loading={isSaving && !isAccepting}
          disabled={isSaving && isAccepting}
          aria-label={registrationListTexts.checkIn(team.name)}
          onClick={() => ask(checkIn)}
        >
          Fazer check-in
        </Button>
      )}
      {canReject && (
        <Button
          size="small"
          disabled={isSaving}
          aria-label={registrationListTexts.reject(team.name)}
          onClick={() => ask(onReject)}
        >
          Recusar
        </Button>
      )}
      <DepartureButtons registration={registration} isSaving={isSaving} actions={actions} onAsk={ask} />
    </div>
  )
}

interface DepartureButtonsProps extends RowProps {
  onAsk: (question: (row: RegistrationRow) => void) => void
}

/** The disqualification of a team that plays, and its being taken back. */
function DepartureButtons({ registration, isSaving, actions, onAsk }: DepartureButtonsProps) {
  const { team, departure, canDisqualify = false, canReinstate = false } = registration
  const { onDisqualify, onReinstate } = actions
  return (
    <>
      {canDisqualify && onDisqualify && (
        <Button
          size="small"
          disabled={isSaving}
          aria-label={registrationListTexts.disqualify(team.name)}
          onClick={() => onAsk(onDisqualify)}
        >
          Desclassificar
        </Button>
      )}
      {canReinstate && onReinstate && (
        <Button
          size="small"
          loading={isSaving}
          aria-label={registrationListTexts.reinstate(team.name, departure)}
          onClick={() => onReinstate(registration)}
        >
          Desfazer
        </Button>
      )}
    </>
  )
}
