'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './PlayerCard.module.css'

export const playerCardTexts = { noTeam: 'Sem time' }

export type PlayerCardTexts = typeof playerCardTexts

export type PlayerCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The player that the card shows. */
  player: {
    /** Seed of the colour behind the initial. */
    id: string
    nick: string
    /** Real name, second line. */
    name?: string | undefined
    avatarUrl?: string | null | undefined
    /** `null` if the player has no team; undefined hides the line. */
    teamName?: string | null | undefined
    teamTag?: string | undefined
  }
  /** The public profile, e.g. `/pro/ana_sp`. */
  href: string
  /** The reason that the player is listed, on as many lines as it takes. */
  note?: string | undefined
  /** Buttons at the end; they stay apart from the card's link. */
  actions?: ReactNode
  texts?: Partial<PlayerCardTexts> | undefined
}

/** A player in a list or search result. The card is one link, named after the nick. */
export function PlayerCard({ player, href, note, actions, texts, className, ...rest }: PlayerCardProps) {
  const { id, nick, name, avatarUrl, teamName, teamTag } = player
  const labels = useTexts('PlayerCard', playerCardTexts, texts)
  const noTeam = teamName === null ? labels.noTeam : ''
  const team = [teamTag, teamName].filter(Boolean).join(' · ') || noTeam
  return (
    <article {...rest} className={clsx(styles.root, className)}>
      <Avatar id={id} name={nick} src={avatarUrl} size="l" decorative />
      <div className={styles.text}>
        <a href={href} className={styles.link}>
          {nick}
        </a>
        {name && <span className={styles.line}>{name}</span>}
        {team && <span className={styles.line}>{team}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
