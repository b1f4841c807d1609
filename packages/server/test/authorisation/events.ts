import { newEvent, showInterest } from '../events.ts'
import type { Person, TestServer } from '../harness.ts'
import type { TestTeam } from '../teams.ts'

/** Organised by the team's owner. */
export interface PublicEvents {
  /** The player has interest in it. */
  eventId: string
  event: { context: 'community'; name: string }
}

export async function addEvents(
  server: TestServer,
  { owner }: TestTeam,
  player: Person,
): Promise<PublicEvents> {
  const { id, name } = await newEvent(server, owner)
  const event = { context: 'community', name } as const
  await showInterest(server, player, event)
  return { eventId: id, event }
}
