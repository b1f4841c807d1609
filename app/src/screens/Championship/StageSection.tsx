import { Bracket, EmptyState, Panel } from '@convoca/ui'
import { StandingsTable, tieBreakNames } from '@convoca/ui/app'
import { Info, ListOrdered, Network } from 'lucide-react'
import { useMemo } from 'react'
import { championshipMatchesAtom, championshipStandingsAtom } from '../../atoms/championship.ts'
import type { ChampionshipMatch } from '../../atoms/championship.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { tieBreaksOf } from '../../forms/tie-breaks.ts'
import { toBracketMatch, toStandingsRow } from '../../mappers/championship-page.ts'
import { getMatchPath } from '../../mappers/championship.ts'
import { explainRematches, findRematchRounds } from '../../mappers/rematches.ts'
import styles from './championship.module.css'
import type { SectionProps } from './section-props.ts'
import { useOwnTeamIds } from './useOwnTeamIds.ts'

/** The bracket of an elimination, and the tables of what is played in groups or rounds. */
export function StageSection({ championship }: SectionProps) {
  const matches = useQueryAtom(championshipMatchesAtom, championship.id)
  const isTable = ['ROUND_ROBIN', 'SWISS', 'GROUPS_THEN_PLAYOFFS'].includes(championship.format)
  return (
    <QueryContent query={matches} failed="Não foi possível carregar a chave">
      {(data) =>
        data.length === 0 ? (
          <EmptyState
            icon={<Network aria-hidden />}
            title="A chave ainda não foi definida"
            description="Ela aparece aqui quando o campeonato começar."
          />
        ) : (
          <div className={styles.column}>
            <h2 className="cv-hidden">Chave</h2>
            <Elimination championship={championship} matches={data} />
            <Rematches matches={data} />
            {isTable && <Tables championship={championship} />}
          </div>
        )
      }
    </QueryContent>
  )
}

interface EliminationProps extends SectionProps {
  matches: readonly ChampionshipMatch[]
}

function Elimination({ championship: { url }, matches }: EliminationProps) {
  const ownTeamIds = useOwnTeamIds()
  const shown = useMemo(
    () => matches.filter(({ bracket }) => bracket !== 'GROUP' && bracket !== 'SWISS').map(toBracketMatch),
    [matches],
  )
  return shown.length === 0 ? null : (
    <Bracket matches={shown} ownTeamIds={ownTeamIds} getMatchHref={({ id }) => getMatchPath(url, id)} />
  )
}

/** Why teams of a Swiss championship meet again. */
function Rematches({ matches }: Pick<EliminationProps, 'matches'>) {
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
    <>
      <TieBreaks championship={championship} />
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
                  ownTeamIds={ownTeamIds}
                />
              </Panel>
            )
          })
        }
      </QueryContent>
    </>
  )
}

/** The order of the tables, and the seed of a lot. */
function TieBreaks({ championship }: SectionProps) {
  const { format, tie_breaks: tieBreaks, win_points: points = 1, tie_break_seed: seed } = championship
  const order = tieBreaksOf(format, tieBreaks).map((one) => tieBreakNames[one].toLowerCase())
  return (
    <p className={styles.notice}>
      <ListOrdered aria-hidden size={18} />
      <span>
        <span>{`Vitória: ${points === 1 ? '1 ponto' : `${points} pontos`}. Desempate: ${[...order, 'cabeça de chave'].join(', ')}.`}</span>
        {seed != null && <span>{` Semente do sorteio: ${seed}.`}</span>}
      </span>
    </p>
  )
}
