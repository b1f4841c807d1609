'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { findScene } from '../../championships/SceneArt/scene.ts'
import { SceneArt } from '../../championships/SceneArt/SceneArt.tsx'
import { timeLeft, writeTimeLeft } from '../../dashboard/times.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { formatDayOfYear } from '../../championships/championship-texts.ts'
import { formatTime } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { wrapTexts } from '../../primitives/text-elements/wrap-texts.tsx'
import { useTick } from '../../primitives/useTick.ts'
import type { FrontMatch, FrontTeam } from '../front-match.ts'
import { FrontTeamLogo } from '../FrontTeamLogo.tsx'
import styles from './FrontHero.module.css'

export type FrontHeroProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The match that is played now, else the next one. Without one the picture is left out. */
  match?: FrontMatch | undefined
  /** Links to begin; the first one is the main one. */
  actions: ReactNode
  /** The current time; default: the clock, counting down. */
  now?: Date | undefined
}

/** The title up to its last words, which are in the accent. */
const titleOf = (match: FrontMatch | undefined): string => {
  if (match === undefined) return 'Monte o time.'
  if (!match.isLive) return 'Vem jogo aí.'
  return match.isFinal ? 'Hoje tem final.' : 'Tem jogo agora.'
}

/**
 * The opening of the front page: what the product is in one sentence, beside the match of the moment. Dark in both
 * appearances.
 */
export function FrontHero({ match, actions, now, className, ...rest }: FrontHeroProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.text}>
        {match && (
          <p className={styles.line}>
            <Badge tone={match.isLive ? 'error' : 'accent'} dot className={styles.badge}>
              {match.isLive ? 'Ao vivo agora' : 'A seguir'}
            </Badge>
            <span>{match.championship}</span>
          </p>
        )}
        <h2 id={id} className={styles.title}>
          <span>{titleOf(match)}</span>
          {match ? (
            <span>
              A próxima pode ser <em>a sua.</em>
            </span>
          ) : (
            <em>Entre na chave.</em>
          )}
        </h2>
        <p className={styles.lead}>
          Monte o time, combine os treinos e entre na chave. Criar a conta é grátis, e o prêmio garantido é
          depositado antes da primeira partida.
        </p>
        <div className={styles.actions}>{wrapTexts(actions)}</div>
      </div>
      {match && <Board match={match} now={now} />}
    </section>
  )
}

interface BoardProps {
  match: FrontMatch
  now: Date | undefined
}

function Board({ match, now }: BoardProps) {
  const { home, away, bestOf, isLive, championship, championshipUrl, round, href } = match
  return (
    <article className={styles.board}>
      <SceneArt scene={findScene(championshipUrl)} game={undefined} className={styles.scene} />
      <div className={styles.score}>
        <Side team={home} score={isLive ? (match.homeScore ?? 0) : undefined} />
        <span className={styles.versus}>{`MD${bestOf}`}</span>
        <Side team={away} score={isLive ? (match.awayScore ?? 0) : undefined} />
      </div>
      <div className={styles.foot}>
        <When match={match} now={now} />
        <a className={styles.link} href={href}>
          <span>{isLive ? 'Acompanhar partida' : 'Ver partida'}</span>
        </a>
        <span className={styles.round}>{`${championship} · ${round}`}</span>
      </div>
    </article>
  )
}

function Side({ team, score }: { team: FrontTeam | null; score: number | undefined }) {
  return (
    <div className={styles.side}>
      {team && <FrontTeamLogo team={team} size={48} />}
      <span className={styles.name}>{team?.name ?? 'A definir'}</span>
      {score !== undefined && <span className={styles.games}>{score}</span>}
    </div>
  )
}

function When({ match, now }: BoardProps) {
  const inTimeZone = useTimeZone()
  const time = match.scheduledAt ?? ''
  useTick(time)
  const current = useNow(now)
  const starts = parseDate(inTimeZone(time))
  if (match.isLive)
    return (
      <Badge tone="error" dot className={styles.badge}>
        Ao vivo
      </Badge>
    )
  if (starts === undefined) return <span className={styles.when}>Sem horário</span>
  const isAhead = current !== null && starts.getTime() > current.getTime()
  return (
    <span className={styles.when}>
      <time dateTime={time}>{`${formatDayOfYear(starts)} · ${formatTime(starts)}`}</time>
      {isAhead && (
        <span className={styles.left} role="timer" aria-live="off">
          {`começa em ${writeTimeLeft(timeLeft(starts, current))}`}
        </span>
      )}
    </span>
  )
}
