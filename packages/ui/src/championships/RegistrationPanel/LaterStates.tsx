'use client'

import { Ban, CalendarClock, LoaderCircle, Radio, Trophy } from 'lucide-react'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { RegistrationFrame, TeamLine } from './RegistrationFrame.tsx'
import { Withdraw } from './Withdraw.tsx'
import { registrationPanelTexts } from './registration-panel-texts.ts'
import styles from './RegistrationPanel.module.css'
import type { StateProps } from './state-props.ts'
import { useWhen } from './useWhen.ts'

export function Loading({ labels, root, ...places }: StateProps<'loading'>) {
  return (
    <RegistrationFrame
      {...root}
      aria-busy
      tone="neutral"
      icon={<LoaderCircle />}
      title={labels.places}
      note={labels.of(places.teamsCount, places.maxTeams)}
    >
      <p className={styles.text}>{labels.loading}</p>
    </RegistrationFrame>
  )
}

export function Closed({ state, root }: StateProps<'closed'>) {
  const texts = registrationPanelTexts.closed
  return (
    <RegistrationFrame
      {...root}
      tone="neutral"
      icon={<CalendarClock />}
      title={texts.title}
      note={texts.note(useWhen()(state.startsAt))}
    >
      <p className={styles.text}>{texts.text}</p>
    </RegistrationFrame>
  )
}

export function Live({ state, pending, onWithdraw, root }: StateProps<'live'>) {
  const texts = registrationPanelTexts.live
  const when = useWhen()
  const { team, next, isOut = false, canWithdraw = false, bracketHref } = state
  const roomHref = next?.roomHref
  const note = next
    ? texts.next(next.opponent, next.scheduledAt === null ? undefined : when(next.scheduledAt))
    : isOut
      ? texts.out
      : texts.noNext
  return (
    <RegistrationFrame
      {...root}
      tone="neutral"
      icon={<Radio />}
      title={texts.title}
      note={texts.note}
      actions={
        roomHref === undefined ? (
          <LinkButton variant="primary" href={bracketHref}>
            {texts.bracket}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href={roomHref}>
            {texts.room}
          </LinkButton>
        )
      }
      foot={
        (roomHref !== undefined || canWithdraw) && (
          <>
            {roomHref !== undefined && (
              <a className={styles.link} href={bracketHref}>
                {texts.bracket}
              </a>
            )}
            {canWithdraw && <Withdraw label={texts.withdraw} pending={pending} onWithdraw={onWithdraw} />}
          </>
        )
      }
    >
      {team ? <TeamLine team={team} note={note} /> : <p className={styles.text}>{texts.text}</p>}
    </RegistrationFrame>
  )
}

export function Finished({ state, labels, root }: StateProps<'finished'>) {
  const texts = labels.finished
  const { champion, startedAt, resultHref } = state
  return (
    <RegistrationFrame
      {...root}
      tone="neutral"
      icon={<Trophy />}
      title={texts.title}
      note={texts.note(useWhen()(startedAt))}
      actions={<LinkButton href={resultHref}>{texts.result}</LinkButton>}
    >
      {champion ? (
        <TeamLine team={champion} note={texts.champion} />
      ) : (
        <p className={styles.text}>{texts.text}</p>
      )}
    </RegistrationFrame>
  )
}

export function Cancelled({ state, root }: StateProps<'cancelled'>) {
  const texts = registrationPanelTexts.cancelled
  return (
    <RegistrationFrame {...root} tone="neutral" icon={<Ban />} title={texts.title} note={texts.note}>
      <p className={styles.text}>{state.reason ?? texts.noReason}</p>
    </RegistrationFrame>
  )
}
