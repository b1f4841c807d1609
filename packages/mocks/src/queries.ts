import { invitationLifetime, isInvitationExpired } from '@convoca/contract/rules'
import { demoNow, type SeedMessage } from '@convoca/fixtures'
import type { InvitationRecord, MockDatabase, TeamRecord, UserRecord } from './mock-database.ts'
import { MockProblem } from './problem.ts'

export function findUser(database: MockDatabase, id: string): UserRecord {
  const user = database.users.find((stored) => stored.id === id)
  if (!user) throw new MockProblem('USER_NOT_FOUND')
  return user
}

export function findTeam(database: MockDatabase, id: string): TeamRecord {
  const team = database.teams.find((stored) => stored.id === id)
  if (!team) throw new MockProblem('TEAM_NOT_FOUND')
  return team
}

export function findOwner(database: MockDatabase, team: TeamRecord): UserRecord {
  const owner = team.members.find((member) => member.role === 'OWNER')
  return findUser(database, owner?.userId ?? '')
}

export function expiryOf({ sentAt }: InvitationRecord): Date {
  return new Date(Date.parse(sentAt) + invitationLifetime)
}

/** Judged at `demoNow`, at which the fixtures are frozen. */
export function isExpired({ status, sentAt }: InvitationRecord): boolean {
  return isInvitationExpired({ status, sentAt: new Date(sentAt) }, new Date(demoNow))
}

/** Whether somebody can still respond to it. */
export function isPending(invitation: InvitationRecord): boolean {
  return invitation.status === 'PENDING' && !isExpired(invitation)
}

/** The messages of a conversation, oldest first. */
export function findMessages(database: MockDatabase, conversationId: string): SeedMessage[] {
  return database.messages
    .filter((message) => message.conversationId === conversationId)
    .toSorted((a, b) => a.sequence - b.sequence)
}
