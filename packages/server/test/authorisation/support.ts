import type { Person, TestServer } from '../harness.ts'
import { enableTwoStep } from '../two-step.ts'
import type { PersonName } from './actors.ts'

/** The owner's ticket with a picture, a report, a suspended user and an awarded badge. */
export interface SupportTickets {
  ticketId: string
  /** The text of a ticket that only its author and the staff read. */
  ticketText: string
  attachmentId: string
  reportId: string
  suspended: Person
  /** A badge that the player was awarded. */
  badgeId: string
}

/** The role is given by the command line alone, and counts for nothing without the two-step log-in. */
export async function makeAdmin(server: TestServer): Promise<Person> {
  const person = await enableTwoStep(server, await server.registerUser())
  await server.db.updateTable('users').set({ platform_role: 'ADMIN' }).where('id', '=', person.id).execute()
  return person
}

export async function addTickets(
  server: TestServer,
  people: Record<PersonName, Person>,
  picture: string,
): Promise<SupportTickets> {
  const ticketText = 'Não consigo trocar o meu e-mail.'
  const body = { category: 'ACCOUNT', text: ticketText, picture } as const
  const ticket = await server.call('createTicket', { token: people.owner.token, body })
  await server.call('createReport', {
    token: people.owner.token,
    body: { target_type: 'USER', target_id: people.stranger.id, reason: 'SPAM', text: null },
  })
  const report = await server.db.selectFrom('reports').select('id').executeTakeFirstOrThrow()
  const suspended = await server.registerUser()
  const ends_at = new Date(Date.now() + 86_400_000).toISOString()
  await server.call('suspendUser', {
    token: people.admin.token,
    path: { id: suspended.id },
    body: { reason: 'Ofensas em comunicados.', ends_at },
  })
  const badge = await server.call('createBadge', {
    token: people.admin.token,
    body: { name: 'Jogo limpo', description: 'Uma temporada sem punições.', icon: null },
  })
  await server.call('awardBadge', {
    token: people.admin.token,
    path: { id: badge.body.id, userId: people.player.id },
  })
  return {
    ticketId: ticket.body.id,
    ticketText,
    attachmentId: ticket.body.messages[0].attachment.id,
    reportId: report.id,
    suspended,
    badgeId: badge.body.id,
  }
}
