import { seedTickets } from '@convoca/fixtures'
import { insertMessage, insertTicket } from '../domains/support/repository.ts'
import { backdateTicket } from './backdate.ts'
import { type SeedContext, getUserId, toPresent } from './seed-context.ts'

/** One answered, one open. The answer has no author: no demo user is of the staff. */
export async function addTickets(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  for (const { userId: fixtureId, category, status, messages } of seedTickets) {
    const userId = getUserId(seed, fixtureId)
    const ticketId = await insertTicket(db, userId, category)
    for (const { text, isStaff } of messages) {
      const authorId = isStaff ? null : userId
      await insertMessage(db, { ticketId, authorId, isStaff, text, picture: null })
    }
    const times = messages.map(({ createdAt }) => toPresent(seed, createdAt))
    await backdateTicket(db, ticketId, status, times)
  }
}
