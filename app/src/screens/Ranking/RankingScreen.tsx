import { EmptyState, LinkButton, PageHeader, Panel } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { dashboardAtom } from '../../atoms/dashboard.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { FormPanel } from '../Dashboard/panels.tsx'
import styles from './ranking.module.css'

/** /ranking: no table until championships give points; how the user's teams play until then. */
export function RankingScreen() {
  const dashboard = useAtomValue(dashboardAtom)
  return (
    <>
      <PageHead title="Ranking" />
      <PageHeader title="Ranking" subtitle="Times e jogadores pelos pontos de campeonatos." />
      <div className={styles.page}>
        <Panel>
          <EmptyState
            headingLevel={2}
            title="Ninguém pontuou ainda"
            description="Os pontos vêm das partidas de campeonatos. Até a primeira, compare os elos que cada um informa."
            action={<LinkButton href="/players">Ver players</LinkButton>}
          />
        </Panel>
        <QueryContent query={dashboard} rows={3} failed="Não foi possível carregar os times">
          {(data) => <FormPanel dashboard={data} />}
        </QueryContent>
      </div>
    </>
  )
}
