'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { firstGraphemes } from '../../primitives/first-graphemes.ts'
import { ShareButton } from '../../teams/ShareButton/ShareButton.tsx'
import { TeamBanner } from '../../teams/TeamBanner/TeamBanner.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './ProfileHeader.module.css'

export interface ProfileFigure {
  /** The label of the count, e.g. "Vitórias". */
  label: string
  /** The value as it is shown, e.g. "65%". */
  value: string
  tone?: 'win' | undefined
}

export type ProfileHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The player whose profile it is. */
  player: {
    /** Seed of the colour behind the initial. */
    id: string
    nick: string
    avatarUrl?: string | null | undefined
    /** 3:1. Absent or broken: art with the nick's letters. */
    bannerUrl?: string | undefined
    /** Whether the player is free to join a team. */
    isFree?: boolean | undefined
  }
  /** One line under the nick, such as the real name. */
  subtitle?: ReactNode
  /** Up to six numbers below the banner; none by default. */
  figures?: readonly ProfileFigure[] | undefined
  /** Absolute address of the public page: a button passes it on. */
  shareUrl?: string | undefined
  /** Buttons at the end, e.g. "Convidar para time". */
  actions?: ReactNode
}

/**
 * Head of a player's page: banner, photo, nick as the page's h1, numbers and actions. must be used once per page.
 */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { player, subtitle, figures = [], shareUrl, actions, className, ...rest } = props
  const { id, nick, avatarUrl, bannerUrl, isFree } = player
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <TeamBanner tag={firstGraphemes(nick, 3)} src={bannerUrl} className={styles.banner} />
      <div className={styles.body}>
        <Avatar id={id} name={nick} src={avatarUrl} size="xl" decorative className={styles.photo} />
        <div className={styles.text}>
          <div className={styles.title}>
            <h1 className={styles.nick}>{nick}</h1>
            {isFree && <Badge tone="accent">Livre para jogar</Badge>}
          </div>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {(actions !== undefined || shareUrl !== undefined) && (
          <div className={styles.actions}>
            {shareUrl !== undefined && <ShareButton url={shareUrl} name={nick} />}
            {wrapText(actions)}
          </div>
        )}
      </div>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label, value, tone }) => (
            <div key={label} className={styles.figure} data-tone={tone}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}
