import type { Schemas } from '../src/contract/types.ts'
import type { Person, TestServer } from './harness.ts'

let counter = 0

/** Somebody who organises events of the platform. */
export async function newOrganizer(server: TestServer): Promise<Person> {
  const person = await server.registerUser()
  await server.db
    .updateTable('users')
    .set({ platform_role: 'ORGANIZER' })
    .where('id', '=', person.id)
    .execute()
  return person
}

/** Far ahead, so that no reminder of it is due. */
export function eventInput(given: Partial<Schemas['NewEvent']> = {}): Schemas['NewEvent'] {
  counter += 1
  return {
    context: 'community',
    title: `Encontro ${counter}`,
    description: 'Um encontro feito para os testes.',
    starts_at: '2090-03-01T22:00:00.000Z',
    ends_at: '2090-03-01T23:00:00.000Z',
    place: null,
    address: null,
    link: 'https://encontro.example/sala',
    ...given,
  }
}

export async function newEvent(
  server: TestServer,
  { token }: Person,
  given: Partial<Schemas['NewEvent']> = {},
): Promise<Schemas['Event']> {
  const made = await server.call('createEvent', { token, body: eventInput(given) })
  if (made.status !== 201) throw new Error(`No event: ${JSON.stringify(made.body)}`)
  return made.body
}

export async function showInterest(
  server: TestServer,
  { token }: Person,
  { context, name }: Pick<Schemas['EventSummary'], 'context' | 'name'>,
  reminders: Partial<Schemas['EventReminders']> = {},
): Promise<void> {
  const body = { remind_day_before: true, remind_hour_before: true, ...reminders }
  const { status } = await server.call('setEventInterest', {
    token,
    path: { eventContext: context, name },
    body,
  })
  if (status !== 204) throw new Error(`No interest: ${status}`)
}
