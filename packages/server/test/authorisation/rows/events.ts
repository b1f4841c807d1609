import { eventInput } from '../../events.ts'
import { type Rows, everybody, nothing, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const toShown = ({ event }: Scenario) => ({ path: { eventContext: event.context, name: event.name } })
const own = ({ eventId: id }: Scenario) => ({ path: { id } })
/** The organiser, and the platform's staff. */
const organizers = (outcome: 200 | 201) => signedIn('FORBIDDEN', { owner: outcome, admin: outcome })

export const eventRows = {
  listEvents: { call: nothing, outcomes: everybody(200) },
  countEvents: { call: () => ({ query: { from: '2090-02-20' } }), outcomes: everybody(200) },
  readEvent: { call: toShown, outcomes: everybody(200) },
  readEventCalendar: { call: toShown, outcomes: everybody(200) },
  readOwnEvents: { call: nothing, outcomes: signedIn(200) },
  createEvent: { call: () => ({ body: eventInput() }), outcomes: organizers(201) },
  updateEvent: {
    call: (scenario) => {
      const { context: _context, ...body } = eventInput({ place: 'Arena Maré' })
      return { ...own(scenario), body }
    },
    outcomes: organizers(200),
  },
  cancelEvent: {
    call: (scenario) => ({ ...own(scenario), body: { reason: 'O local fechou.' } }),
    outcomes: organizers(200),
  },
  listInterestedUsers: { call: toShown, outcomes: signedIn(200) },
  setEventInterest: {
    call: (scenario) => ({
      ...toShown(scenario),
      body: { remind_day_before: true, remind_hour_before: false },
    }),
    outcomes: signedIn(204),
  },
  removeEventInterest: { call: toShown, outcomes: signedIn(204) },
} satisfies Rows
