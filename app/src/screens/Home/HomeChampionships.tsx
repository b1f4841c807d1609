import {
  ChampionshipCard,
  EmptyState,
  ErrorState,
  findScenes,
  LinkButton,
  Panel,
  SkeletonRows,
} from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { championshipsAtom } from '../../atoms/championships.ts'
import type { Championship } from '../../atoms/championships.ts'
import { toFailure } from '../../atoms/errors.ts'
import { gamesAtom } from '../../atoms/games.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath, toChampionshipItem } from '../../mappers/championship.ts'
import styles from './home.module.css'

/** One row. */
const MAX_SHOWN = 3

/** Championships that are played now, then those that teams can enter. */
export function HomeChampionships() {
  const live = useQueryAtom(championshipsAtom, { status: 'ONGOING' })
  const open = useQueryAtom(championshipsAtom, { status: 'REGISTRATION' })
  const failed = live.isError ? live : open
  const lists = [live, open]
  return (
    <Panel title="Campeonatos" actions={<LinkButton href="/championships">Ver campeonatos</LinkButton>}>
      {lists.every(({ data }) => data !== undefined) ? (
        <Cards lists={lists} />
      ) : failed.isError ? (
        <ErrorState
          title="Não foi possível carregar os campeonatos"
          {...toFailure(failed.error)}
          onRetry={() => void Promise.all(lists.map((list) => list.refetch()))}
          retrying={lists.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Panel>
  )
}

interface CardsProps {
  lists: readonly { data?: { pages: { data: Championship[] }[] } | undefined; dataUpdatedAt: number }[]
}

function Cards({ lists }: CardsProps) {
  const games = useAtomValue(gamesAtom).data ?? []
  const shown = lists
    .flatMap(({ data, dataUpdatedAt: readAt }) =>
      (data?.pages ?? []).flatMap((page) => page.data.map((championship) => ({ championship, readAt }))),
    )
    .slice(0, MAX_SHOWN)
  const scenes = findScenes(shown.map(({ championship }) => championship.url))
  if (shown.length === 0)
    return (
      <EmptyState
        title="Nenhum campeonato aberto agora"
        description="Inscreva o time, faça o check-in e acompanhe a chave ao vivo assim que o próximo abrir."
      />
    )
  return (
    <div className={styles.championships}>
      {shown.map(({ championship, readAt }, index) => (
        <ChampionshipCard
          key={championship.id}
          headingLevel={3}
          championship={{ ...toChampionshipItem(championship, games, readAt), scene: scenes[index] }}
          href={getChampionshipPath(championship.url)}
        />
      ))}
    </div>
  )
}
