import { hasPermission, type TeamRole } from './team-permissions.ts'

/** A private one is only its sender's to change; one to the team is also for whoever may edit the team. */
export function canChangeCommunication(
  member: { role: TeamRole; userId: string },
  communication: { senderId: string; recipientId: string | null },
): boolean {
  const isSender = communication.senderId === member.userId
  if (communication.recipientId !== null) return isSender
  return hasPermission(member.role, 'editTeam') || (isSender && hasPermission(member.role, 'communicate'))
}
