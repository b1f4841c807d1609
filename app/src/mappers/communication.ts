import type { TeamCommunication } from '@convoca/ui/app'
import type { Communication } from '../atoms/communications.ts'
import type { Team } from '../atoms/teams.ts'
import { toTeamPerson } from './member.ts'

export function toCommunication(
  team: Team,
  myId: string | undefined,
  communication: Communication,
): TeamCommunication {
  return {
    id: communication.id,
    kind: communication.messageType,
    title: communication.title,
    body: communication.body,
    sender: toTeamPerson(team, communication.sender),
    recipient: communication.recipient && toTeamPerson(team, communication.recipient),
    isRead: communication.isRead,
    isOwn: communication.sender.id === myId,
    readCount: communication.read_count,
    createdAt: communication.created_at,
    edited: communication.updated_at !== communication.created_at,
  }
}
