'use client'

import { clsx } from 'clsx'
import { ChevronUp } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId, useState } from 'react'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './RegistrationPanel.module.css'
import type { RegistrationTeam } from './registration-state.ts'

export type RegistrationTone = 'neutral' | 'info' | 'accent' | 'warning' | 'success' | 'error'

export interface RegistrationFrameProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  tone: RegistrationTone
  icon: ReactNode
  title: string
  note: ReactNode
  /** The one button, and others beside it. */
  actions?: ReactNode
  /** Shown under the buttons. */
  foot?: ReactNode
  /** Names of the button that shows all, in a bar at the bottom edge of phones. */
  bar?: { show: string; hide: string } | undefined
}

/** The parts that every state has: a head that says where one is, the content, and the next step. */
export function RegistrationFrame(props: RegistrationFrameProps) {
  const { tone, icon, title, note, actions, foot, bar, className, children, ...rest } = props
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx(styles.root, className)}
      data-tone={tone}
      data-bar={bar && (isOpen ? 'open' : 'closed')}
    >
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <div className={styles.headText}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <p className={styles.note}>{note}</p>
        </div>
        {bar && (
          <IconButton
            className={styles.toggle}
            label={isOpen ? bar.hide : bar.show}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronUp aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className={styles.body}>
        {children && <div className={styles.content}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </section>
  )
}

interface TeamFrameProps extends RegistrationFrameProps {
  team: RegistrationTeam
  /** Below the team's name. Default the tag. */
  teamNote?: ReactNode
  text: ReactNode
}

/** A state of one team: what it is about, and a sentence. */
export function TeamFrame({ team, teamNote = team.tag, text, children, ...frame }: TeamFrameProps) {
  return (
    <RegistrationFrame {...frame}>
      <TeamLine team={team} note={teamNote} />
      <p className={styles.text}>{text}</p>
      {wrapText(children)}
    </RegistrationFrame>
  )
}

export function TeamLine({ team, note }: { team: RegistrationTeam; note: ReactNode }) {
  const { name, logoUrl, ...colors } = team
  return (
    <div className={styles.team}>
      <TeamLogo {...colors} name={name} src={logoUrl} size={40} />
      <div className={styles.teamText}>
        <p className={styles.teamName}>{name}</p>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  )
}

interface FillBarProps {
  label: string
  value: string
  count: number
  most: number
}

/** The share of a total, in words and as a bar. */
export function FillBar({ label, value, count, most }: FillBarProps) {
  const filled = { '--filled': most === 0 ? 0 : Math.min(1, count / most) } as CSSProperties
  return (
    <div className={styles.places}>
      <p className={styles.placesText}>
        <span>{`${label} `}</span>
        <span className={styles.count}>{value}</span>
      </p>
      <span className={styles.bar} style={filled} aria-hidden="true" />
    </div>
  )
}
