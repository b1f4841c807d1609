import type { Answer, Person, TestServer } from './harness.ts'

export type InvitationAct = 'acceptInvitation' | 'declineInvitation' | 'deleteInvitation' | 'resendInvitation'

export function act(
  server: TestServer,
  operation: InvitationAct,
  by: Person,
  path: { id: string; inviteId: string },
): Promise<Answer> {
  return server.call(operation, { token: by.token, path })
}

export function send(
  server: TestServer,
  by: Person,
  teamId: string,
  items: readonly object[],
): Promise<Answer> {
  return server.call('sendInvitations', { token: by.token, path: { id: teamId }, body: items as never })
}

export async function expire(server: TestServer, inviteId: string): Promise<void> {
  const past = new Date(Date.now() - 1000)
  await server.db.updateTable('invitations').set({ expires_at: past }).where('id', '=', inviteId).execute()
}

export async function unreadOf(server: TestServer, person: Person) {
  return (await server.call('listUnreadNotifications', { token: person.token })).body
}
