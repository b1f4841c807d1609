import {
  ChampionshipCard,
  ChampionshipList,
  championshipPhases,
  findScenes,
  LinkButton,
  PageHeader,
} from '@convoca/ui'
import type { ChampionshipPhase } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { gamesAtom } from '../../atoms/games.ts'
import { myChampionshipsAtom } from '../../atoms/organise.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { toChampionshipItem } from '../../mappers/championship.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import styles from './organise.module.css'

const actions = Object.fromEntries(
  Object.keys(championshipPhases).map((phase) => [phase, 'Organizar']),
) as Record<ChampionshipPhase, string>

/** /my/championships: what the user organises, drafts as well. */
export function MyChampionshipsScreen() {
  const games = useAtomValue(gamesAtom).data ?? []
  const list = useAtomValue(myChampionshipsAtom)
  const scenes = findScenes((list.data ?? []).map(({ url }) => url))
  const create = (
    <LinkButton variant="primary" href="/championships/new">
      Criar campeonato
    </LinkButton>
  )
  return (
    <div className={styles.page}>
      <PageHead title="Meus campeonatos" />
      <PageHeader
        title="Meus campeonatos"
        subtitle="O que você organiza, rascunhos também."
        actions={create}
      />
      <ChampionshipList
        {...toQueryProps(list)}
        retrying={list.isFetching}
        texts={{ empty: 'Você ainda não organiza campeonatos' }}
        emptyAction={create}
      >
        {list.data?.map((championship, index) => (
          <ChampionshipCard
            key={championship.id}
            championship={{
              ...toChampionshipItem(championship, games, list.dataUpdatedAt),
              scene: scenes[index],
            }}
            href={`/championships/${championship.url}/organise`}
            texts={{
              actions,
              ...(championship.status === 'DRAFT' && { phases: { ...championshipPhases, soon: 'Rascunho' } }),
            }}
          />
        ))}
      </ChampionshipList>
    </div>
  )
}
