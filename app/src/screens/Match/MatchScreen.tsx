import { MatchCheckIn, MatchHeader, MatchTimeline, MatchReports } from '@convoca/ui/app'
import type { MatchCheckInSide } from '@convoca/ui/app'
import { useParams } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { championshipByUrlAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { championshipRoleAtom, championshipStaffAtom, matchAtom, matchRoomAtom } from '../../atoms/match.ts'
import type { MatchDetail } from '../../atoms/match.ts'
import { userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useLiveChampionship } from '../../hooks/useLiveChampionship.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath, getMatchPath } from '../../mappers/championship.ts'

import {
  getMatchTitle,
  isInRoom,
  toCheckInSides,
  toGames,
  toSealed,
  toLogItem,
  toMatchPage,
  toReports,
  toPlayedMatch,
} from '../../mappers/match-room.ts'
import { EntrantTexts } from '../../components/EntrantTexts.tsx'
import { useOwnTeamIds } from '../Championship/useOwnTeamIds.ts'
import { notFound } from '../NotFoundScreen.tsx'
import { MatchActions } from './MatchActions.tsx'
import styles from './match.module.css'

/** The part that only those in the match and the staff use. */
const matchRoom = lazyPart(() => import('./MatchRoomView.tsx').then((loaded) => loaded.MatchRoomView))

const failed = 'Não foi possível carregar a partida'

/**
 * The page of /championships/{url}/match/{matchId}: a match for everybody, and its room for those who are in
 * it.
 */
export function MatchScreen() {
  const { url } = useParams({ from: '/shell/championships/$url/match/$matchId' })
  const championship = useQueryAtom(championshipByUrlAtom, url)
  return (
    <QueryContent query={championship} title="Partida" failed={failed} fallback={notFound}>
      {(data) => <MatchOf championship={data} />}
    </QueryContent>
  )
}

function MatchOf({ championship }: { championship: Championship }) {
  const { matchId } = useParams({ from: '/shell/championships/$url/match/$matchId' })
  useLiveChampionship(championship)
  const match = useQueryAtom(matchAtom, { id: championship.id, matchId })
  return (
    <QueryContent query={match} title="Partida" failed={failed} fallback={notFound}>
      {(data) => (
        <EntrantTexts championship={championship}>
          <MatchPage championship={championship} match={data} />
        </EntrantTexts>
      )}
    </QueryContent>
  )
}

interface MatchPageProps {
  championship: Championship
  match: MatchDetail
}

function MatchPage({ championship, match: publicMatch }: MatchPageProps) {
  const target = { id: championship.id, matchId: publicMatch.id }
  const ownTeamIds = useOwnTeamIds()
  const userId = useAtomValue(userAtom)?.id
  const { data: role = null } = useQueryAtom(championshipRoleAtom, { id: championship.id, userId })
  const isMine = isInRoom(publicMatch, role, ownTeamIds)
  const query = useQueryAtom(matchRoomAtom, { ...target, isMine })
  const room = isMine ? query.data : undefined
  const hasRoomLoaded = useRoomChunk(isMine)
  // Both are read again at the same time; the later one is true.
  const match = room && room.match.revision >= publicMatch.revision ? room.match : publicMatch
  const shown = toPlayedMatch(match)
  const sides = toCheckInSides(match, room)
  const facts = {
    match: shown,
    readyTeams: sides.filter(({ isReady }) => isReady).length,
    code: room?.code,
    games: toGames(match.games),
    referees: useReferees(championship),
  }
  return (
    <div className={styles.page}>
      <PageHead
        title={`${getMatchTitle(match)} · ${championship.name}`}
        page={toMatchPage(championship, match)}
      />
      <MatchHeader
        {...facts}
        compact={isMine}
        back={{
          href: `${getChampionshipPath(championship.url)}?tab=bracket`,
          label: `${championship.name} · M${shown.number}`,
        }}
        ownTeamIds={ownTeamIds}
        actions={room ? <MatchActions target={target} room={room} /> : isMine ? null : undefined}
      />
      {room && (
        <matchRoom.Part
          isUsed
          path={getMatchPath(championship.url, match.id)}
          facts={facts}
          target={target}
          room={{ ...room, match }}
          readAt={query.dataUpdatedAt}
          isOngoing={championship.status === 'ONGOING'}
        />
      )}
      {!(room && hasRoomLoaded) && <PublicMatch match={match} sides={sides} isMine={isMine} />}
    </div>
  )
}

interface PublicMatchProps {
  match: MatchDetail
  sides: readonly MatchCheckInSide[]
  /** The room will take its place. */
  isMine: boolean
}

/** The part of a match that everybody reads. */
function PublicMatch({ match, sides, isMine }: PublicMatchProps) {
  const shown = toPlayedMatch(match)
  return (
    <div className={styles.columns} data-room={isMine || undefined}>
      <MatchReports
        teams={shown}
        reports={toReports(match)}
        sealed={toSealed(match)}
        isDisputed={match.is_disputed}
      />
      <div className={styles.column}>
        {match.state === 'READY' && <MatchCheckIn sides={sides} action={{ kind: 'none' }} />}
        <MatchTimeline entries={match.log.map(toLogItem)} />
      </div>
    </div>
  )
}

/** Whether the room's chunk has loaded, which is asked for beside the room's data, not after it. */
function useRoomChunk(isMine: boolean): boolean {
  const hasLoaded = matchRoom.useHasLoaded(isMine)
  useEffect(() => {
    if (isMine) void matchRoom.load()
  }, [isMine])
  return hasLoaded
}

/** The nicks of those who decide disputes. */
function useReferees({ id, organizer }: Championship): readonly string[] {
  const staff = useQueryAtom(championshipStaffAtom, id)
  if (staff.data === undefined) return []
  const referees = staff.data
    .filter(({ role, is_confirmed: isConfirmed }) => role === 'REFEREE' && isConfirmed)
    .map(({ user }) => user.nick)
  return referees.length > 0 ? referees : organizer ? [organizer.nick] : []
}
