import {
  Button,
  ChampionshipCard,
  ChampionshipFilters,
  ChampionshipList,
  findScenes,
  LinkButton,
  PageHeader,
} from '@convoca/ui'
import type { ChampionshipFilter } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { championshipCountsAtom, championshipsAtom } from '../../atoms/championships.ts'
import type { ChampionshipSearch } from '../../atoms/championships.ts'
import { gamesAtom } from '../../atoms/games.ts'
import { signedInAtom } from '../../atoms/session.ts'
import { DebouncedSearch } from '../../components/DebouncedSearch.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath, toChampionshipItem } from '../../mappers/championship.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { toGameOption } from '../../mappers/team.ts'

export interface ChampionshipsProps {
  search: ChampionshipSearch
  /** Merges a change into the search. */
  onSearch: (change: ChampionshipSearch) => void
}

const nothing: ChampionshipSearch = { search: undefined, gameId: undefined, status: undefined }

/** The title of the page and the filters of the list. */
export function ChampionshipsHead({ search: { search, gameId, status }, onSearch }: ChampionshipsProps) {
  const signedIn = useAtomValue(signedInAtom)
  const games = useAtomValue(gamesAtom).data ?? []
  const counts = useAtomValue(championshipCountsAtom).data
  // Those with championships, the most first; and the chosen one.
  const ids = counts?.games.map((count) => count.game_id) ?? []
  const offered = (gameId === undefined || ids.includes(gameId) ? ids : [...ids, gameId]).flatMap(
    (id) => games.find((game) => game.id === id) ?? [],
  )
  const filters = {
    games: offered.map(toGameOption),
    filter: { status, gameId },
    onFilterChange: (filter: ChampionshipFilter) =>
      onSearch({ status: filter.status, gameId: filter.gameId }),
    counts: counts && {
      REGISTRATION: 0,
      CHECK_IN: 0,
      ONGOING: 0,
      FINISHED: 0,
      ...Object.fromEntries(counts.statuses.map((count) => [count.status, count.count])),
      total: counts.total,
    },
  }
  return (
    <>
      <PageHeader
        title="Campeonatos"
        subtitle={describe(counts?.total, ids.length)}
        actions={signedIn && <OrganiserLinks />}
      />
      <DebouncedSearch value={search ?? ''} onChange={(text) => onSearch({ search: text || undefined })}>
        {(typed) => <ChampionshipFilters {...filters} {...typed} />}
      </DebouncedSearch>
    </>
  )
}

function OrganiserLinks() {
  return (
    <>
      <LinkButton href="/my/championships">Meus campeonatos</LinkButton>
      <LinkButton variant="primary" href="/championships/new">
        Criar campeonato
      </LinkButton>
    </>
  )
}

function describe(total: number | undefined, games: number): string {
  if (total === undefined || total === 0) return 'Inscreva o seu time e dispute a temporada.'
  return `${total} ${total === 1 ? 'campeonato' : 'campeonatos'} em ${games} ${games === 1 ? 'jogo' : 'jogos'}`
}

/** The championships that the search leaves, page by page. */
export function Championships({ search, onSearch }: ChampionshipsProps) {
  const games = useAtomValue(gamesAtom).data ?? []
  const list = useQueryAtom(championshipsAtom, search)
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  const shown = list.data?.pages.flatMap((page) => page.data) ?? []
  const scenes = findScenes(shown.map(({ url }) => url))
  return (
    <ChampionshipList
      {...toQueryProps(list)}
      filtered={isFiltered}
      retrying={list.isFetching}
      texts={isFiltered ? { empty: 'Nenhum campeonato para este filtro' } : undefined}
      emptyAction={
        isFiltered ? (
          <Button onClick={() => onSearch(nothing)}>Limpar filtros</Button>
        ) : (
          <>
            <LinkButton href="/team/create">Criar time</LinkButton>
            <LinkButton href="/jobs">Ver vagas</LinkButton>
          </>
        )
      }
      hasMore={list.hasNextPage}
      loadingMore={list.isFetchingNextPage}
      onLoadMore={() => void list.fetchNextPage()}
    >
      {shown.map((championship, index) => (
        <ChampionshipCard
          key={championship.id}
          championship={{
            ...toChampionshipItem(championship, games, list.dataUpdatedAt),
            scene: scenes[index],
          }}
          href={getChampionshipPath(championship.url)}
        />
      ))}
    </ChampionshipList>
  )
}
