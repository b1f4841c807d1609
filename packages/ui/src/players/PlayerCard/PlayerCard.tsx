import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Avatar } from '../../primitives/Avatar/index.ts'
import classes from './PlayerCard.module.css'

export type PlayerCardTexts = { noTeam: string }

export const playerCardTexts: PlayerCardTexts = { noTeam: 'Sem time' }

export type PlayerCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  player: {
    /** Seed of the colour behind the initial. */
    id: string
    nick: string
    /** Real name, second line. */
    name?: string | undefined
    avatarUrl?: string | null | undefined
    teamName?: string | undefined
    teamTag?: string | undefined
  }
  /** The public profile, e.g. `/pro/ana_sp`. */
  href: string
  /** Buttons at the end; they stay apart from the card's link. */
  actions?: ReactNode
  texts?: Partial<PlayerCardTexts> | undefined
}

/** A player in a list or search result. The card is one link, named after the nick. */
export function PlayerCard({ player, href, actions, texts, className, ...rest }: PlayerCardProps) {
  const { id, nick, name, avatarUrl, teamName, teamTag } = player
  const team = [teamTag, teamName].filter((part) => part !== undefined && part !== '').join(' · ')
  return (
    <article {...rest} className={clsx(classes.root, className)}>
      <Avatar id={id} name={nick} src={avatarUrl} size="l" decorative />
      <div className={classes.words}>
        <a href={href} className={classes.link}>
          {nick}
        </a>
        {name && <span className={classes.line}>{name}</span>}
        <span className={classes.line}>{team || { ...playerCardTexts, ...texts }.noTeam}</span>
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </article>
  )
}
