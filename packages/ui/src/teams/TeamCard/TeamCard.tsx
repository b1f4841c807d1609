import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { AvatarGroup } from '../../primitives/AvatarGroup/index.ts'
import { formatColor } from '../colors/contrast.ts'
import { teamColors } from '../colors/teamColors.ts'
import { cardDate } from '../teamDates.ts'
import type { TeamCardTeam } from '../teamCardTeam.ts'
import { TagBadge } from '../TagBadge/index.ts'
import { TeamBanner } from '../TeamBanner/index.ts'
import { TeamLogo } from '../TeamLogo/index.ts'
import classes from './TeamCard.module.css'

export type TeamCardTexts = {
  recruiting: string
  game: string
  noGame: string
  createdAt: string
  owner: string
  performance: string
  wins: (count: number) => string
  losses: (count: number) => string
  noMatches: string
  members: string
  memberCount: (count: number) => string
  total: (count: number) => string
  unknown: string
}

export const teamCardTexts: TeamCardTexts = {
  recruiting: 'Recrutando',
  game: 'Jogo',
  noGame: 'Sem jogo',
  createdAt: 'Criado em',
  owner: 'Proprietário',
  performance: 'Desempenho',
  wins: (count) => `${count} ${count === 1 ? 'Vitória' : 'Vitórias'}`,
  losses: (count) => `${count} ${count === 1 ? 'Derrota' : 'Derrotas'}`,
  noMatches: 'Ainda sem partidas',
  members: 'Membros do time',
  memberCount: (count) => `${count} ${count === 1 ? 'Membro' : 'Membros'}`,
  total: (count) => `${count} total`,
  unknown: '—',
}

export type TeamCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  team: TeamCardTeam
  /** Where a press anywhere on the card leads, e.g. `/my/teams/TRV`. */
  href: string
  /** Level of the name in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | undefined
  texts?: Partial<TeamCardTexts> | undefined
}

/** Faces shown before the "+N" bubble (requirement 001 §9). */
const FACES = 5

/**
 * A team in a list (requirement 001 §2). The whole card is one link, named after the team. Its height MUST NOT depend
 * on what the team has filled in, so that rows of cards stay even.
 */
export function TeamCard({ team, href, headingLevel = 2, texts, className, style, ...rest }: TeamCardProps) {
  const words = { ...teamCardTexts, ...texts }
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const { tag, primaryColor, secondaryColor } = team
  const colors = { tag, primaryColor, secondaryColor }
  const stripe = formatColor(teamColors(team, tag).primary)
  return (
    <article
      {...rest}
      className={clsx(classes.root, className)}
      style={{ '--team-stripe': stripe, ...style } as CSSProperties}
      data-recruiting={team.isRecruiting || undefined}
    >
      <TeamBanner {...colors} src={team.bannerUrl} className={classes.banner} />
      {team.isRecruiting && <span className={classes.recruiting}>{words.recruiting}</span>}
      <div className={classes.body}>
        <div className={classes.identity}>
          <TeamLogo {...colors} name={team.name} src={team.logoUrl} size={68} className={classes.logo} />
          <TagBadge {...colors} className={classes.tag} />
        </div>
        <Heading className={classes.name}>
          <a href={href} className={classes.link}>
            {team.name}
          </a>
        </Heading>
        <p className={classes.description}>{team.description}</p>
        <TeamFacts team={team} words={words} />
        <TeamFaces team={team} words={words} />
      </div>
    </article>
  )
}

function TeamFacts({ team, words }: { team: TeamCardTeam; words: TeamCardTexts }) {
  const played = team.wins > 0 || team.losses > 0
  return (
    <dl className={classes.facts}>
      <Fact label={words.game}>{team.game ? <GameName game={team.game} /> : words.noGame}</Fact>
      <Fact label={words.createdAt}>{cardDate(team.createdAt) ?? words.unknown}</Fact>
      <Fact label={words.owner}>{team.ownerName ?? words.unknown}</Fact>
      <Fact label={words.performance}>
        {played ? (
          <>
            <span className={classes.wins}>{words.wins(team.wins)}</span>
            <span className={classes.dot}> · </span>
            <span className={classes.losses}>{words.losses(team.losses)}</span>
          </>
        ) : (
          <span className={classes.none}>{words.noMatches}</span>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  )
}

function GameName({ game }: { game: NonNullable<TeamCardTeam['game']> }) {
  return (
    <>
      {game.iconUrl ? (
        <img className={classes.gameIcon} src={game.iconUrl} alt="" loading="lazy" />
      ) : (
        <span className={classes.gameDot} style={{ background: game.color }} />
      )}
      {game.name}
    </>
  )
}

function TeamFaces({ team, words }: { team: TeamCardTeam; words: TeamCardTexts }) {
  const people = team.members
    .slice(0, FACES)
    .map(({ id, name, avatarUrl }) => ({ id, name: name ?? '', src: avatarUrl ?? null }))
  return (
    <div className={classes.members}>
      <div className={classes.faces} role="group" aria-label={words.members}>
        <AvatarGroup
          people={people}
          max={FACES}
          total={Math.max(team.memberCount, people.length)}
          size="xs"
        />
        {team.memberCount > FACES && <span className={classes.total}>{words.total(team.memberCount)}</span>}
      </div>
      <span className={classes.count}>{words.memberCount(team.memberCount)}</span>
    </div>
  )
}
