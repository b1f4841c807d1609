'use client'

import { clsx } from 'clsx'
import { Swords } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { type RoundTexts, roundTexts } from '../bracket-texts.ts'
import { type BracketMatch, groupByRound, isShown, type RoundPlace } from '../match.ts'
import { MatchCard } from './MatchCard.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './MatchList.module.css'

const matchListTexts = {
  ...roundTexts,
  /** Names the rounds of the lower bracket: the upper one has rounds of these names, too. */
  lowerRound: (round: string) => `Chave inferior · ${round}`,
  empty: 'Nenhuma partida ainda',
  emptyHint: 'As partidas aparecem quando a chave for definida.',
}

export type MatchListTexts = typeof matchListTexts & RoundTexts

export type MatchListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The matches in any order: byes and finals that are not played are left out. */
  matches: readonly BracketMatch[]
  /** Teams of the user: their rows are marked. */
  ownTeamIds?: readonly string[] | undefined
  /** The page of a match: its card is a link. */
  getMatchHref?: ((match: BracketMatch) => string) | undefined
  texts?: Partial<MatchListTexts> | undefined
}

/** The matches of a championship, round by round. Of an elimination `Bracket` shows who meets whom next. */
export function MatchList({ matches, ownTeamIds, getMatchHref, texts, className, ...rest }: MatchListProps) {
  const labels = useTexts<MatchListTexts>('MatchList', matchListTexts, texts)
  const rounds = groupByRound(matches)
    .map((round) => ({ ...round, matches: round.matches.filter(isShown) }))
    .filter((round) => round.matches.length > 0)
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {rounds.length === 0 && (
        <EmptyState
          icon={<Swords aria-hidden="true" />}
          title={labels.empty}
          description={labels.emptyHint}
        />
      )}
      {rounds.map((round) => (
        <Round
          key={`${round.bracket} ${round.round}`}
          round={round}
          ownTeamIds={ownTeamIds}
          getMatchHref={getMatchHref}
          labels={labels}
        />
      ))}
    </div>
  )
}

interface RoundProps {
  round: RoundPlace & { matches: readonly BracketMatch[] }
  ownTeamIds: readonly string[] | undefined
  getMatchHref: MatchListProps['getMatchHref']
  labels: MatchListTexts
}

function Round({ round, ownTeamIds, getMatchHref, labels }: RoundProps) {
  const id = useId()
  const games = round.matches[0]?.bestOf ?? 1
  const name = labels.round(round)
  const isLower = round.bracket === 'LOSERS' && round.round < round.rounds
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        <span>{`${isLower ? labels.lowerRound(name) : name} `}</span>
        <span className={styles.games}>{labels.bestOf(games)}</span>
      </h3>
      <ul className={styles.matches}>
        {round.matches.map((match) => (
          <li key={match.id}>
            <MatchCard
              match={match}
              ownTeamIds={ownTeamIds}
              href={getMatchHref?.(match)}
              texts={labels.matchCard}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
