import { Avatar, ChipGroup, PageHeader, Pagination, Panel, Tabs, TagBadge, TeamLogo } from '@convoca/ui'
import { RankingList } from '@convoca/ui/app'
import type { RankingRow } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { gamesAtom } from '../../atoms/games.ts'
import { playerRankingAtom, teamRankingAtom } from '../../atoms/ranking.ts'
import type { RankingPage } from '../../atoms/ranking.ts'
import { userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import styles from './Ranking.module.css'
import { toRankingPath } from './ranking-search.ts'
import type { RankingSearch } from './ranking-search.ts'

export interface RankingProps {
  search: RankingSearch
  onSearch: (search: RankingSearch) => void
}

/** Teams or players of a game by rating, page by page. */
export function Ranking({ search, onSearch }: RankingProps) {
  const games = useAtomValue(gamesAtom)
  const user = useAtomValue(userAtom)
  const kinds = { teams: 'Times', players: 'Players' } as const
  return (
    <>
      <PageHead title="Ranking" />
      <PageHeader title="Ranking" subtitle="Times e jogadores pelos pontos de campeonatos." />
      <Tabs
        label="Ranking de"
        items={(['teams', 'players'] as const).map((kind) => ({
          id: kind,
          label: kinds[kind],
          href: toRankingPath({ ...search, kind, page: 1 }),
          active: kind === search.kind,
        }))}
      />
      <QueryContent query={games} failed="Não foi possível carregar os jogos">
        {(list) => {
          const own = user?.games[0]?.game.id
          const wanted = search.gameId ?? own
          const gameId = (list.find(({ id }) => id === wanted) ?? list[0])?.id
          return (
            <div className={styles.page}>
              <ChipGroup
                label="Jogo"
                value={gameId ?? ''}
                options={list.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(next) => onSearch({ ...search, gameId: next, page: 1 })}
              />
              {gameId !== undefined && (
                <Places
                  kind={search.kind}
                  place={{ gameId, page: search.page }}
                  onPage={(page) => onSearch({ ...search, page })}
                />
              )}
            </div>
          )
        }}
      </QueryContent>
    </>
  )
}

interface PlacesProps {
  kind: RankingSearch['kind']
  place: RankingPage
  onPage: (page: number) => void
}

const Places = ({ kind, ...props }: PlacesProps) =>
  kind === 'teams' ? <TeamPlaces {...props} /> : <PlayerPlaces {...props} />

function TeamPlaces({ place, onPage }: Omit<PlacesProps, 'kind'>) {
  const query = useQueryAtom(teamRankingAtom, place)
  const own = useAtomValue(userAtom)?.teams ?? []
  const rows = query.data?.data.map(({ team, rating }): RankingRow => {
    const { id, name, team_tag: tag, primary_color: primaryColor, secondary_color: secondaryColor } = team
    const colors = { tag, primaryColor, secondaryColor }
    return {
      ...rating,
      id,
      name,
      href: `/team/profile/${tag}`,
      picture: <TeamLogo name={name} {...colors} src={team.logo ?? undefined} size={36} />,
      tag: <TagBadge {...colors} />,
      own: own.some((ownRow) => ownRow.id === id),
    }
  })
  return (
    <PlacesPanel {...{ query, rows, place, onPage }} texts={{ label: 'Ranking de times', own: 'seu time' }} />
  )
}

function PlayerPlaces({ place, onPage }: Omit<PlacesProps, 'kind'>) {
  const query = useQueryAtom(playerRankingAtom, place)
  const myId = useAtomValue(userAtom)?.id
  const rows = query.data?.data.map(({ player: { id, nick, avatar }, rating }) => ({
    ...rating,
    id,
    name: nick,
    href: `/pro/${nick}`,
    picture: <Avatar id={id} name={nick} src={avatar} size="m" decorative />,
    own: id === myId,
  }))
  return <PlacesPanel {...{ query, rows, place, onPage }} texts={{ label: 'Ranking de players' }} />
}

interface PlacesPanelProps extends Omit<PlacesProps, 'kind'> {
  query: Parameters<typeof toQueryProps>[0] & { data: { totalPage: number } | undefined }
  rows: readonly RankingRow[] | undefined
  texts: { label: string; own?: string }
}

function PlacesPanel({ query, rows = [], texts, place, onPage }: PlacesPanelProps) {
  return (
    <>
      <Panel flush>
        <RankingList {...toQueryProps(query)} rows={rows} texts={texts} />
      </Panel>
      {query.data && <Pagination page={place.page} totalPages={query.data.totalPage} onPageChange={onPage} />}
    </>
  )
}
