import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import { deleteShown } from '../domains/showcase/service.ts'
import { createSponsor, listSponsors, readSponsor, updateSponsor } from '../domains/sponsors/service.ts'

const targetOf = ({ path }: { path: { id: string; sid: string } }) => ({ teamId: path.id, id: path.sid })

export const sponsorHandlers = {
  listSponsors: async (call) => {
    const { page = 1, limit = 10 } = call.query
    const body = await listSponsors(call.work.db, signedIn(call), call.path.id, { page, limit })
    return { status: 200, body }
  },
  readSponsor: async (call) => ({
    status: 200,
    body: await readSponsor(call.work.db, signedIn(call), targetOf(call)),
  }),
  createSponsor: async (call) => ({
    status: 201,
    body: await createSponsor(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  updateSponsor: async (call) => ({
    status: 200,
    body: await updateSponsor(call.work, call.services, signedIn(call), targetOf(call), call.body),
  }),
  deleteSponsor: async (call) => {
    await deleteShown(call.work, call.services, signedIn(call), 'TEAM_SPONSOR', targetOf(call))
    return { status: 204 }
  },
} satisfies Partial<Handlers>
