import { Panel, championshipFormats } from '@convoca/ui'
import { StandingsTable, tieBreakNames } from '@convoca/ui/app'
import { Info } from 'lucide-react'
import { useMemo } from 'react'
import { championshipStandingsAtom } from '../../atoms/championship.ts'
import type { ChampionshipMatch } from '../../atoms/championship.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { hasSwissRounds, tieBreaksOf } from '../../forms/tie-breaks.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toStandingsRow } from '../../mappers/championship-page.ts'
import { explainRematches, findRematchRounds } from '../../mappers/rematches.ts'
import styles from './championship.module.css'
import type { SectionProps } from './section-props.ts'
import { useOwnTeamIds } from './useOwnTeamIds.ts'

interface StageTablesProps extends SectionProps {
  matches: readonly ChampionshipMatch[]
}

/** The tables of what is played in groups or rounds, and how they are ordered. */
export function StageTables({ championship, matches }: StageTablesProps) {
  return (
    <>
      <Rematches matches={matches} />
      <Qualification championship={championship} matches={matches} />
      <TieBreaks championship={championship} />
      <Tables championship={championship} />
    </>
  )
}

/** The reason that teams of a Swiss championship meet again. */
function Rematches({ matches }: Pick<StageTablesProps, 'matches'>) {
  const rounds = useMemo(() => findRematchRounds(matches), [matches])
  return rounds.length === 0 ? null : (
    <p className={styles.notice}>
      <Info aria-hidden size={18} />
      <span>{explainRematches(rounds)}</span>
    </p>
  )
}

function Tables({ championship }: SectionProps) {
  const standings = useQueryAtom(championshipStandingsAtom, championship.id)
  const ownTeamIds = useOwnTeamIds()
  const { format, qualifiers_per_group: ofGroup, playoffs_teams: ofSwiss } = championship
  const isSwiss = format === 'SWISS_THEN_PLAYOFFS'
  return (
    <QueryContent query={standings} failed="Não foi possível carregar a classificação">
      {({ places, groups }) =>
        (format.endsWith('_THEN_PLAYOFFS') ? groups : [places]).map((rows, index) => {
          const title = isSwiss ? 'Fase suíça' : 'Classificação'
          const label = format === 'GROUPS_THEN_PLAYOFFS' ? `Grupo ${index + 1}` : title
          return (
            <Panel key={label} title={label} flush>
              <StandingsTable
                label={label}
                rows={rows.map(toStandingsRow)}
                qualifiers={(isSwiss ? ofSwiss : ofGroup) ?? 0}
                hasBuchholz={hasSwissRounds(format)}
                hasDraws={championship.allows_draws}
                ownTeamIds={ownTeamIds}
              />
            </Panel>
          )
        })
      }
    </QueryContent>
  )
}

/** Says who goes on to the play-offs after Swiss rounds. */
function Qualification({ championship, matches }: StageTablesProps) {
  const { format, playoffs_teams: count, playoffs_format: kind } = championship
  if (format !== 'SWISS_THEN_PLAYOFFS' || count == null) return null
  const hasBegun = matches.some(({ phase }) => phase === 2)
  const text = hasBegun
    ? `A fase suíça terminou: os ${count} primeiros foram para o mata-mata, o primeiro contra o último que passou.`
    : `Os ${count} primeiros vão para o mata-mata, em ${championshipFormats[kind ?? 'SINGLE_ELIMINATION'].toLowerCase()}: o primeiro pega o último que passar.`
  return (
    <p className={styles.notice}>
      <Info aria-hidden size={18} />
      <span>{text}</span>
    </p>
  )
}

/** The order of the tables, and the seed of a lot. */
function TieBreaks({ championship }: SectionProps) {
  const { format, tie_breaks: tieBreaks, win_points: points = 1, tie_break_seed: seed } = championship
  const draw = championship.allows_draws ? ' Empate: 1 ponto.' : ''
  const order = tieBreaksOf(format, tieBreaks).map((tieBreak) => tieBreakNames[tieBreak].toLowerCase())
  return (
    <p className={styles.notice}>
      <Info aria-hidden size={18} />
      <span>
        <span>{`Vitória: ${points === 1 ? '1 ponto' : `${points} pontos`}.${draw} Desempate: ${[...order, 'cabeça de chave'].join(', ')}.`}</span>
        {seed != null && <span>{` Semente do sorteio: ${seed}.`}</span>}
      </span>
    </p>
  )
}
