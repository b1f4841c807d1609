'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import group from '../../primitives/AvatarGroup/AvatarGroup.module.css'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useImageLoader, type ImageLoader } from '../../primitives/usePicture/image-loader.ts'
import { formatColor } from '../../primitives/colors/contrast.ts'
import { teamColors } from '../../primitives/colors/team-colors.ts'
import { cardDate } from '../team-dates.ts'
import type { TeamCardTeam } from '../team-card-team.ts'
import { RecruitingBadge } from '../RecruitingBadge/RecruitingBadge.tsx'
import { TagBadge } from '../../primitives/TagBadge/TagBadge.tsx'
import { TeamBanner } from '../TeamBanner/TeamBanner.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import card from '../card.module.css'
import styles from './TeamCard.module.css'

const pluralize = (noun: string) => (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const teamCardTexts = {
  recruiting: 'Recrutando',
  game: 'Jogo',
  noGame: 'Sem jogo',
  createdAt: 'Criado em',
  owner: 'Proprietário',
  performance: 'Desempenho',
  wins: pluralize('Vitória'),
  losses: pluralize('Derrota'),
  noMatches: 'Ainda sem partidas',
  members: 'Membros do time',
  memberCount: pluralize('Membro'),
  total: (count: number) => `${count} total`,
  /** Name of the "+N" bubble. */
  more: (count: number) => `e mais ${count}`,
  unknown: '—',
  /** A member without a name. */
  nameless: 'Sem nome',
}

export type TeamCardTexts = typeof teamCardTexts & { dates?: Partial<DateTexts> }

export type TeamCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The team. */
  team: TeamCardTeam
  /** Address of the card's link, e.g. `/my/teams/TRV`. */
  href: string
  /** Level of the name in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | undefined
  /** False leaves the faces and their number out. Default true. */
  showMembers?: boolean | undefined
  /** Below everything else, e.g. the next match. Nothing in it can be pressed: the card is one link. */
  footer?: ReactNode
  texts?: Partial<TeamCardTexts> | undefined
}

/** A column of `CardGrid`. */
const bannerSizes = '(max-width: 480px) 100vw, 400px'

/** Faces shown before the "+N" bubble. */
const FACES = 5

/**
 * A team in a list. The whole card is one link, named after the team. Its height must not depend on what the team has
 * filled in, so that rows of cards stay even.
 */
export function TeamCard(props: TeamCardProps) {
  const { team, href, headingLevel = 2, showMembers = true, footer, texts, className, style, ...rest } = props
  const labels = useTexts<TeamCardTexts>('TeamCard', teamCardTexts, texts)
  const inTimeZone = useTimeZone()
  const load = useImageLoader()
  const created = cardDate(inTimeZone(team.createdAt), labels.dates?.day)
  const Heading = `h${headingLevel}` as const
  const { tag, primaryColor, secondaryColor } = team
  const colors = { tag, primaryColor, secondaryColor }
  return (
    <article
      {...rest}
      part="card"
      className={clsx(card.root, styles.root, className)}
      style={{ '--team-stripe': formatColor(teamColors(team, tag).primary), ...style } as CSSProperties}
      data-recruiting={team.isRecruiting || undefined}
    >
      <TeamBanner
        {...colors}
        src={team.bannerUrl}
        sizes={bannerSizes}
        className={styles.banner}
        part="banner"
      />
      {team.isRecruiting && <RecruitingBadge text={labels.recruiting} />}
      <div className={styles.body}>
        <div className={styles.identity}>
          <TeamLogo
            {...colors}
            name={team.name}
            src={team.logoUrl}
            size={68}
            className={styles.logo}
            part="logo"
          />
          <TagBadge {...colors} className={styles.tag} part="tag" />
        </div>
        <Heading className={styles.name} part="name">
          <a href={href} className={card.link}>
            {team.name}
          </a>
        </Heading>
        <p part="description">{team.description}</p>
        {facts(team, { created, load }, labels)}
        {showMembers && faces(team, labels)}
        {wrapText(footer)}
      </div>
    </article>
  )
}

/* Functions, not components: a page shows a hundred cards, and every component adds to their render time. */

function facts(
  { game, ownerName, wins, losses }: TeamCardTeam,
  { created, load }: { created: string | undefined; load: ImageLoader },
  labels: TeamCardTexts,
) {
  return (
    <dl className={styles.facts} part="facts">
      {fact(labels.game, game ? gameName(game, load) : labels.noGame)}
      {fact(labels.createdAt, created ?? labels.unknown)}
      {fact(labels.owner, ownerName ?? labels.unknown)}
      {wins + losses > 0
        ? fact(
            labels.performance,
            <>
              <span className={styles.wins}>{labels.wins(wins)}</span>
              <span className={styles.none}> · </span>
              <span className={styles.losses}>{labels.losses(losses)}</span>
            </>,
            styles.record,
          )
        : fact(labels.performance, <span className={styles.none}>{labels.noMatches}</span>)}
    </dl>
  )
}

function fact(label: string, value: ReactNode, className?: string) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{value}</dd>
    </div>
  )
}

function gameName({ name, iconUrl, color }: NonNullable<TeamCardTeam['game']>, load: ImageLoader) {
  return (
    <>
      {iconUrl ? (
        <img className={styles.gameIcon} src={load({ src: iconUrl, width: 32 })} alt="" loading="lazy" />
      ) : (
        <span className={styles.gameDot} style={{ background: color }} />
      )}
      <span>{name}</span>
    </>
  )
}

function faces({ members, memberCount }: TeamCardTeam, labels: TeamCardTexts) {
  const people = members.slice(0, FACES)
  // Only the number of members is known of a team that hides them.
  const isHidden = people.length === 0
  const left = isHidden ? 0 : memberCount - people.length
  return (
    <div className={styles.members} part="members">
      <div className={styles.faces} role="group" aria-label={labels.members}>
        <ul className={group.group} data-size="xs">
          {people.map((person) => (
            <li key={person.id}>
              <Avatar id={person.id} name={person.name} src={person.avatarUrl} size="xs" texts={labels} />
            </li>
          ))}
          {left > 0 && (
            <li>
              <span className={group.more} role="img" aria-label={labels.more(left)}>
                {`+${left}`}
              </span>
            </li>
          )}
        </ul>
        {!isHidden && memberCount > FACES && (
          <span className={styles.total}>{labels.total(memberCount)}</span>
        )}
      </div>
      <span className={styles.count}>{labels.memberCount(memberCount)}</span>
    </div>
  )
}
