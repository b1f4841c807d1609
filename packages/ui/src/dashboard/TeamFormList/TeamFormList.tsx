'use client'

import { clsx } from 'clsx'
import { Shield } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { ListFrame, type ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { ResultMark } from '../../teams/ResultMark/ResultMark.tsx'
import type { DashboardEvent } from '../dashboard-event.ts'
import { EventTeamLogo } from '../EventTeamLogo.tsx'
import styles from './TeamFormList.module.css'

export interface TeamForm {
  id: string
  team: DashboardEvent['team']
  href: string
  wins: number
  losses: number
  /** The latest match first. */
  matches: readonly {
    id: string
    opponent: string
    result: 'WIN' | 'LOSS' | 'DRAW'
    score?: string | undefined
  }[]
}

const teamFormListTexts = {
  label: 'Fase dos seus times',
  loading: 'Carregando times...',
  empty: 'Você ainda não tem time',
  emptyHint: 'Crie o seu ou candidate-se a uma vaga.',
  failed: 'Não foi possível carregar os times',
  win: 'Vitória',
  loss: 'Derrota',
  draw: 'Empate',
  record: (wins: number, losses: number) =>
    `${wins} ${wins === 1 ? 'vitória' : 'vitórias'} · ${losses} ${losses === 1 ? 'derrota' : 'derrotas'}`,
  /** The latest match. */
  latest: (opponent: string, score: string | undefined): string =>
    score === undefined ? `contra ${opponent}` : `${score} contra ${opponent}`,
  /** Name of the results of a team. */
  form: (team: string) => `Últimas partidas de ${team}`,
  noMatches: 'Ainda sem partidas',
}

export type TeamFormListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The teams, sorted by name. */
    teams: readonly TeamForm[]
  }

/**
 * The user's teams with their record and the results of their last matches, the latest at the end. A team without
 * matches says so.
 */
export function TeamFormList({ teams, className, ...rest }: TeamFormListProps) {
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={teamFormListTexts}
      isEmpty={teams.length === 0}
      emptyIcon={<Shield aria-hidden="true" />}
      placeholder={<SkeletonRows rows={3} />}
    >
      <ul className={styles.list} aria-label={teamFormListTexts.label}>
        {teams.map((team) => (
          <Row key={team.id} form={team} />
        ))}
      </ul>
    </ListFrame>
  )
}

function Row({ form }: { form: TeamForm }) {
  const { team, href, wins, losses, matches } = form
  const [latest] = matches
  return (
    <li className={styles.row}>
      <EventTeamLogo team={team} size={40} />
      <div className={styles.text}>
        <a className={styles.name} href={href}>
          {team.name}
        </a>
        <span className={styles.line}>
          {latest ? teamFormListTexts.latest(latest.opponent, latest.score) : teamFormListTexts.noMatches}
        </span>
      </div>
      {latest && (
        <div className={styles.form}>
          <ul className={styles.results} aria-label={teamFormListTexts.form(team.name)}>
            {matches.toReversed().map(({ id, result }) => (
              <li key={id}>
                <ResultMark result={result} labels={teamFormListTexts} />
              </li>
            ))}
          </ul>
          <span className={styles.line}>{teamFormListTexts.record(wins, losses)}</span>
        </div>
      )}
    </li>
  )
}
