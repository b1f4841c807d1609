'use client'

import { clsx } from 'clsx'
import { Crosshair, Gamepad2, Trophy, Users } from 'lucide-react'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { formatColor } from '../../primitives/colors/contrast.ts'
import { teamColors } from '../../primitives/colors/team-colors.ts'
import { TagBadge } from '../../primitives/TagBadge/TagBadge.tsx'
import { cardDate } from '../team-dates.ts'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import type { VacancyItem } from '../vacancy.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import card from '../card.module.css'
import styles from './VacancyCard.module.css'

export const vacancyCardTexts = {
  placeCount: (count: number) => `${count} ${count === 1 ? 'vaga' : 'vagas'}`,
  rankingFrom: (least: number) => `A partir de ${least.toLocaleString('pt-BR')}`,
  postedAt: (date: string) => `Publicada em ${date}`,
}

export type VacancyCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The vacancy. */
  vacancy: VacancyItem
  /** Address of the title, e.g. `/team/TRV/recruitment`. Without it the title is plain text. */
  href?: string | undefined
  /** Level of the title in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | undefined
  /** The whole description instead of its first four lines. Default false. */
  full?: boolean | undefined
  /** Actions at the bottom, e.g. "Candidatar-se". */
  actions?: ReactNode
}

/**
 * A vacancy of a team. must say in words that it is closed, and must name its team (`team`) among vacancies of several
 * teams.
 */
export function VacancyCard(props: VacancyCardProps) {
  const { vacancy, href, headingLevel = 2, full = false, actions, className, style, ...rest } = props
  const { team, isActive } = vacancy
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const stripe = team && formatColor(teamColors(team, team.tag).primary)
  const inTimeZone = useTimeZone()
  const posted = cardDate(inTimeZone(vacancy.createdAt))
  return (
    <article
      {...rest}
      className={clsx(card.root, styles.root, className)}
      style={{ '--team-stripe': stripe, ...style } as CSSProperties}
      data-closed={!isActive || undefined}
      data-team={team ? '' : undefined}
      data-full={full || undefined}
    >
      {team && <VacancyTeam team={team} />}
      <div className={styles.head}>
        <Heading className={styles.title}>
          {href === undefined ? (
            vacancy.title
          ) : (
            <a href={href} className={card.link}>
              {vacancy.title}
            </a>
          )}
        </Heading>
        {!isActive && <Badge>Fechada</Badge>}
      </div>
      <Facts vacancy={vacancy} />
      <p className={styles.description}>{vacancy.description}</p>
      <div className={styles.foot}>
        <span className={styles.date}>{posted && vacancyCardTexts.postedAt(posted)}</span>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}

function VacancyTeam({ team }: { team: NonNullable<VacancyItem['team']> }) {
  const { name, tag, logoUrl, primaryColor, secondaryColor } = team
  const colors = { tag, primaryColor, secondaryColor }
  return (
    <div className={styles.team}>
      <TeamLogo {...colors} name={name} src={logoUrl} size={40} />
      <span className={styles.teamName}>{name}</span>
      <TagBadge {...colors} />
    </div>
  )
}

function Facts({ vacancy }: { vacancy: VacancyItem }) {
  const { minRanking, numberOfVacancies, position, game } = vacancy
  return (
    <dl className={styles.facts}>
      <Fact icon={<Crosshair aria-hidden="true" />} label="Posição">
        {position}
      </Fact>
      <Fact icon={<Users aria-hidden="true" />} label="Vagas">
        {vacancyCardTexts.placeCount(numberOfVacancies)}
      </Fact>
      <Fact icon={<Trophy aria-hidden="true" />} label="Ranking mínimo">
        {minRanking === 0 ? 'Qualquer ranking' : vacancyCardTexts.rankingFrom(minRanking)}
      </Fact>
      {game && (
        <Fact icon={<Gamepad2 aria-hidden="true" />} label="Jogo">
          {game.name}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factIcon}>
        {wrapText(icon)}
        <span className="cv-hidden">{label}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
