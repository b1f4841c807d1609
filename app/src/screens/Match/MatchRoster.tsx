import { useParams } from '@tanstack/react-router'
import { championshipByUrlAtom, championshipTeamsAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import type { MatchRoom } from '../../atoms/match.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { RosterPanel } from '../Championship/rosters/RosterPanel.tsx'

interface MatchRosterProps {
  room: MatchRoom
  /** The moment at which the room was read, in milliseconds since 1970. */
  readAt: number
}

/** The roster of the reader's team, to substitute a player between two games. */
export function MatchRoster(props: MatchRosterProps) {
  const { url } = useParams({ from: '/shell/championships/$url/match/$matchId' })
  const { data: championship } = useQueryAtom(championshipByUrlAtom, url)
  return championship === undefined ? null : <OwnRoster {...props} championship={championship} />
}

function OwnRoster({ room, readAt, championship }: MatchRosterProps & { championship: Championship }) {
  const registrations = useQueryAtom(championshipTeamsAtom, championship.id)
  const team = room.side === null ? null : room.match[room.side]
  const registration = registrations.data?.find(
    (listed) => listed.status === 'CONFIRMED' && listed.team.id === team?.id,
  )
  if (registration === undefined) return null
  return <RosterPanel championship={championship} registration={registration} readAt={readAt} />
}
