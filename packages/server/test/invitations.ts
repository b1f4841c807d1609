import type { TestResponse, Person, TestServer } from './harness.ts'

export type InvitationOperation =
  | 'acceptInvitation'
  | 'declineInvitation'
  | 'deleteInvitation'
  | 'resendInvitation'

export function callInvitation(
  server: TestServer,
  operation: InvitationOperation,
  by: Person,
  path: { id: string; inviteId: string },
): Promise<TestResponse> {
  return server.call(operation, { token: by.token, path })
}

export function send(
  server: TestServer,
  by: Person,
  teamId: string,
  items: readonly object[],
): Promise<TestResponse> {
  return server.call('sendInvitations', { token: by.token, path: { id: teamId }, body: items as never })
}

export async function expire(server: TestServer, inviteId: string): Promise<void> {
  const past = new Date(Date.now() - 1000)
  await server.db.updateTable('invitations').set({ expires_at: past }).where('id', '=', inviteId).execute()
}

export async function unreadOf(server: TestServer, person: Person) {
  return (await server.call('listUnreadNotifications', { token: person.token })).body
}
