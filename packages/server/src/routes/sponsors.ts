import type { Handlers } from '../contract/handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import {
  createSponsor,
  deleteSponsor,
  listSponsors,
  readSponsor,
  updateSponsor,
} from '../domains/sponsors/service.ts'

export const sponsorHandlers = {
  listSponsors: async (call) => {
    const { page = 1, limit = 10 } = call.query
    const body = await listSponsors(call.work.db, signedIn(call), call.path.id, { page, limit })
    return { status: 200, body }
  },
  readSponsor: async (call) => ({
    status: 200,
    body: await readSponsor(call.work.db, signedIn(call), call.path.id, call.path.sid),
  }),
  createSponsor: async (call) => {
    const body = await createSponsor(call.work.db, signedIn(call), call.path.id, call.body)
    await call.services.realtime.teamChanged(call.work, call.path.id, 'SPONSORS')
    return { status: 201, body }
  },
  updateSponsor: async (call) => {
    const { id, sid } = call.path
    const body = await updateSponsor(call.work.db, signedIn(call), id, sid, call.body)
    await call.services.realtime.teamChanged(call.work, id, 'SPONSORS')
    return { status: 200, body }
  },
  deleteSponsor: async (call) => {
    const { id, sid } = call.path
    await deleteSponsor(call.work, call.services, signedIn(call), id, sid)
    await call.services.realtime.teamChanged(call.work, id, 'SPONSORS')
    return { status: 204 }
  },
} satisfies Partial<Handlers>
