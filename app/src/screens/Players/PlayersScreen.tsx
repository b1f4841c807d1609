import { Button, EmptyState, ErrorState, PageHeader, PlayerCard } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useState, useEffect, useRef, type RefObject } from 'react'
import { sendInvitationsAtom } from '../../atoms/invitations.ts'
import { playersAtom, recommendationsAtom, type Player } from '../../atoms/players.ts'
import { userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { findFileUrl } from '../../mappers/files.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { useInvitingTeams } from '../../hooks/useInvitingTeams.ts'
import { PlayerFilters, noFilter, type PlayerFilter } from './PlayerFilters.tsx'
import { Recommendations } from './Recommendations.tsx'
import styles from './PlayersScreen.module.css'

/** The page of /players: all players, filtered by game, position, rank and whether they are free to join. */
export function PlayersScreen() {
  const teams = useInvitingTeams()
  const [filter, setFilter] = useState<PlayerFilter>(noFilter)
  const { isPending } = useAtomValue(recommendationsAtom)
  const [onlyTeam] = teams.length === 1 ? teams : []
  const team = onlyTeam ?? teams.find(({ id }) => id === filter.teamId)
  const isFiltered = JSON.stringify({ ...filter, teamId: '' }) !== JSON.stringify(noFilter)
  return (
    <>
      <PageHead title="Players" />
      <PageHeader title="Players" subtitle="Encontre quem falta no seu elenco." />
      <PlayerFilters
        filter={filter}
        teams={teams}
        onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
      />
      {isFiltered ? null : <Recommendations />}
      {/* Recommendations would push the others down if they came later. */}
      {isFiltered || !isPending ? <PlayerResults filter={filter} team={team} /> : <ListSkeleton />}
    </>
  )
}

interface PlayerResultsProps {
  filter: PlayerFilter
  /** The team to which the cards invite, if any. */
  team: { id: string; name: string } | undefined
}

const orUndefined = (text: string) => text || undefined

function usePlayers({ filter, team }: PlayerResultsProps) {
  const { search, gameId, position, rank, free } = filter
  return useQueryAtom(playersAtom, {
    search,
    free,
    gameId: orUndefined(gameId),
    position: orUndefined(position),
    rank: orUndefined(rank),
    teamId: team?.id,
  })
}

/** The distance from the list's end at which the next page is loaded (docs/product.md#players). */
const distance = '100px'

/** Calls `onReach` when the element comes near the viewport, while `isActive`. */
function useReachedEnd(onReach: () => void, isActive: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    reach.current = onReach
  })
  useEffect(() => {
    const element = end.current
    if (element === null || !isActive) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach.current()
      },
      { rootMargin: distance },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isActive])
  return end
}

function PlayerResults(props: PlayerResultsProps) {
  const players = usePlayers(props)
  const myId = useAtomValue(userAtom)?.id
  const { status, failure, onRetry } = toQueryProps(players)
  const items = players.data?.pages.flatMap(({ data }) => data) ?? []
  const loadMore = () => {
    if (players.hasNextPage && !players.isFetchingNextPage) void players.fetchNextPage()
  }
  const endRef = useReachedEnd(loadMore, players.hasNextPage && !players.isFetchNextPageError)
  return (
    <>
      {status === 'loading' ? <ListSkeleton /> : null}
      {status === 'error' ? (
        <ErrorState {...failure} title="Não foi possível carregar os jogadores" onRetry={onRetry} />
      ) : null}
      {status === 'ready' && items.length === 0 ? (
        <EmptyState title="Nenhum jogador encontrado" description="Tente uma busca diferente" />
      ) : null}
      <ul className={styles.list}>
        {items.map((player) => (
          <li key={player.id}>
            <PlayerResult player={player} team={player.id === myId ? undefined : props.team} />
          </li>
        ))}
      </ul>
      {players.hasNextPage ? (
        <div className={styles.more} ref={endRef}>
          {players.isFetchNextPageError && !players.isFetchingNextPage ? (
            <p role="alert">{`Não foi possível carregar mais jogadores. ${failure?.description ?? ''}`}</p>
          ) : null}
          <Button variant="secondary" loading={players.isFetchingNextPage} onClick={loadMore}>
            {players.isFetchNextPageError ? 'Tentar de novo' : 'Carregar mais'}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The game, rank and positions by which the player was found. */
function toGameLine({ game, looking_for_team }: Player): string {
  const parts = game ? [game.name, game.rank, ...game.positions] : []
  return [...parts, looking_for_team === true ? 'Livre para jogar' : null].filter(Boolean).join(' · ')
}

function PlayerResult({ player, team }: { player: Player; team: PlayerResultsProps['team'] }) {
  const { id, nick, name, files } = player
  const { run, inFlight } = useWrite(sendInvitationsAtom)
  const toasts = (teamName: string) => ({
    done: {
      title: 'Sucesso',
      message: 'Convite enviado com Sucesso.',
      description: `${nick} para ${teamName}.`,
    },
  })
  return (
    <PlayerCard
      player={{
        id,
        nick,
        name,
        avatarUrl: findFileUrl(files, 'USER_PROFILE_PHOTO'),
      }}
      note={toGameLine(player)}
      href={`/pro/${nick}`}
      {...(team === undefined
        ? {}
        : {
            actions: (
              <Button
                size="small"
                aria-label={`Convidar ${nick} para ${team.name}`}
                loading={inFlight.some(({ userIds }) => userIds.includes(id))}
                onClick={() => void run({ teamId: team.id, userIds: [id] }, toasts(team.name))}
              >
                Convidar
              </Button>
            ),
          })}
    />
  )
}
