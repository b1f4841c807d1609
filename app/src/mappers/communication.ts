import type { TeamCommunication } from '@convoca/ui/app'
import type { Communication } from '../atoms/communications.ts'
import type { Team } from '../atoms/teams.ts'
import { toTeamPerson } from './member.ts'

export function toCommunication(team: Team, myId: string | undefined, one: Communication): TeamCommunication {
  return {
    id: one.id,
    kind: one.messageType,
    title: one.title,
    body: one.body,
    sender: toTeamPerson(team, one.sender),
    recipient: one.recipient && toTeamPerson(team, one.recipient),
    isRead: one.isRead,
    isOwn: one.sender.id === myId,
    readCount: one.read_count,
    createdAt: one.created_at,
    edited: one.updated_at !== one.created_at,
  }
}
