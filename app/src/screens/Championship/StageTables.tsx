import { Panel } from '@convoca/ui'
import { StandingsTable, tieBreakNames } from '@convoca/ui/app'
import { Info } from 'lucide-react'
import { useMemo } from 'react'
import { championshipStandingsAtom } from '../../atoms/championship.ts'
import type { ChampionshipMatch } from '../../atoms/championship.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { tieBreaksOf } from '../../forms/tie-breaks.ts'
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
  const { format, qualifiers_per_group: qualifiers } = championship
  return (
    <QueryContent query={standings} failed="Não foi possível carregar a classificação">
      {({ places, groups }) =>
        (format === 'GROUPS_THEN_PLAYOFFS' ? groups : [places]).map((rows, index) => {
          const label = format === 'GROUPS_THEN_PLAYOFFS' ? `Grupo ${index + 1}` : 'Classificação'
          return (
            <Panel key={label} title={label} flush>
              <StandingsTable
                label={label}
                rows={rows.map(toStandingsRow)}
                qualifiers={qualifiers ?? 0}
                hasBuchholz={format === 'SWISS'}
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
