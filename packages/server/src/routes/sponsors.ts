import type { Handlers } from './handler.ts'
import { deleteShown } from '../domains/team-content/service.ts'
import { createSponsor, listSponsors, readSponsor, updateSponsor } from '../domains/sponsors/service.ts'

const targetOf = (path: { id: string; sid: string }) => ({ teamId: path.id, id: path.sid })

export const sponsorHandlers = {
  listSponsors: async ({ context, path, query }) => {
    const { page = 1, limit = 10 } = query
    const body = await listSponsors(context, path.id, { page, limit })
    return { status: 200, body }
  },
  readSponsor: async ({ context, path }) => ({
    status: 200,
    body: await readSponsor(context, targetOf(path)),
  }),
  createSponsor: async ({ context, path, body }) => ({
    status: 201,
    body: await createSponsor(context, path.id, body),
  }),
  updateSponsor: async ({ context, path, body }) => ({
    status: 200,
    body: await updateSponsor(context, targetOf(path), body),
  }),
  deleteSponsor: async ({ context, path }) => {
    await deleteShown(context, 'TEAM_SPONSOR', targetOf(path))
    return { status: 204 }
  },
} satisfies Partial<Handlers>
