'use client'

import {
  Bell,
  BellRing,
  CalendarClock,
  ListOrdered,
  Lock,
  LogIn,
  ShieldPlus,
  Ticket,
  Users,
} from 'lucide-react'
import { Button, LinkButton } from '../../primitives/Button/Button.tsx'
import { FillBar, RegistrationFrame, TeamFrame, TeamLine } from './RegistrationFrame.tsx'
import { registrationPanelTexts } from './registration-panel-texts.ts'
import styles from './RegistrationPanel.module.css'
import type { StateProps } from './state-props.ts'
import { useDeadline, useWhen } from './useWhen.ts'

interface PlacesProps {
  teamsCount: number
  maxTeams: number
}

function Places({ teamsCount, maxTeams }: PlacesProps) {
  return (
    <FillBar
      label={registrationPanelTexts.places}
      value={registrationPanelTexts.of(teamsCount, maxTeams)}
      count={teamsCount}
      most={maxTeams}
    />
  )
}

export function Soon({ state, pending, onFollow, root }: StateProps<'soon'>) {
  const texts = registrationPanelTexts.soon
  const { isFollowed, opensAt } = state
  return (
    <RegistrationFrame
      {...root}
      tone="info"
      icon={<CalendarClock />}
      title={texts.title}
      note={texts.note(useWhen()(opensAt))}
      actions={
        <Button
          aria-pressed={isFollowed}
          icon={isFollowed ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
          loading={pending}
          onClick={onFollow}
        >
          {isFollowed ? texts.followed : texts.follow}
        </Button>
      }
    >
      <p className={styles.text}>{texts.text}</p>
    </RegistrationFrame>
  )
}

export function Guest({ state, labels, now, root, ...places }: StateProps<'guest'>) {
  const texts = labels.guest
  const closes = useDeadline(state.closesAt, now, labels.open)
  return (
    <RegistrationFrame
      {...root}
      tone="accent"
      icon={<LogIn />}
      title={labels.open.title}
      note={closes}
      actions={
        <LinkButton variant="primary" href={state.loginHref}>
          {texts.login}
        </LinkButton>
      }
      foot={
        <>
          <span>{texts.question}</span>
          <a className={styles.link} href={state.registerHref}>
            {texts.register}
          </a>
        </>
      }
    >
      <Places {...places} />
      <p className={styles.text}>{texts.text}</p>
    </RegistrationFrame>
  )
}

export function NoTeam({ state, root, ...places }: StateProps<'noTeam'>) {
  const texts = registrationPanelTexts.noTeam
  return (
    <RegistrationFrame
      {...root}
      tone="accent"
      icon={<ShieldPlus />}
      title={registrationPanelTexts.open.title}
      note={texts.note(state.game)}
      actions={
        <>
          <LinkButton variant="primary" href={state.createHref}>
            {texts.create}
          </LinkButton>
          <LinkButton href={state.vacanciesHref}>{texts.vacancies}</LinkButton>
        </>
      }
    >
      <Places {...places} />
      <p className={styles.text}>{texts.text}</p>
    </RegistrationFrame>
  )
}

export function Ready({ state, labels, now, onRegister, root, ...places }: StateProps<'ready'>) {
  const { team, closesAt, lost } = state
  return (
    <RegistrationFrame
      {...root}
      tone="accent"
      icon={<Ticket />}
      title={labels.open.title}
      note={useDeadline(closesAt, now, labels.open)}
      actions={
        <Button variant="primary" onClick={onRegister}>
          {labels.ready.register(team.name)}
        </Button>
      }
      foot={places.entryFee === 0 ? 'Inscrição gratuita' : labels.fee(places.entryFee)}
    >
      <TeamLine team={team} note={team.tag} />
      {lost !== undefined && <p className={styles.note}>{labels.lost[lost]}</p>}
      <Places {...places} />
    </RegistrationFrame>
  )
}

export function Full({ state, labels, maxTeams, onRegister, root }: StateProps<'full'>) {
  const texts = labels.full
  return (
    <TeamFrame
      {...root}
      tone="warning"
      icon={<ListOrdered />}
      title={texts.title}
      note={texts.note(maxTeams)}
      actions={<Button onClick={onRegister}>{texts.wait}</Button>}
      team={state.team}
      text={texts.text}
    />
  )
}

export function Obstacle({ state, labels, root }: StateProps<'obstacle'>) {
  const { team, obstacle, teamSize, teamHref } = state
  const texts = labels.obstacle
  return (
    <TeamFrame
      {...root}
      tone="warning"
      icon={<Users />}
      title={labels.open.title}
      note={texts.title}
      actions={<LinkButton href={teamHref}>{texts.team}</LinkButton>}
      team={team}
      text={texts.texts(obstacle, teamSize)}
    />
  )
}

export function NoRight({ state, root }: StateProps<'noRight'>) {
  const { team, role, teamHref } = state
  const texts = registrationPanelTexts.noRight
  return (
    <TeamFrame
      {...root}
      tone="warning"
      icon={<Lock />}
      title={texts.title}
      note={texts.note(role)}
      actions={<LinkButton href={teamHref}>{texts.team}</LinkButton>}
      team={team}
      text={texts.text}
    />
  )
}
