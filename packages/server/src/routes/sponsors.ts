import { listSponsors, sponsorService } from '../domains/sponsors/service.ts'
import type { Handlers } from './handler.ts'

const toTarget = (path: { id: string; sid: string }) => ({ teamId: path.id, id: path.sid })

export const sponsorHandlers = {
  listSponsors: async ({ context, path, query: { page = 1, limit = 10 } }) => ({
    status: 200,
    body: await listSponsors(context, path.id, { page, limit }),
  }),
  readSponsor: async ({ context, path }) => ({
    status: 200,
    body: await sponsorService.read(context, toTarget(path)),
  }),
  createSponsor: async ({ context, path, body }) => ({
    status: 201,
    body: await sponsorService.create(context, path.id, body),
  }),
  updateSponsor: async ({ context, path, body }) => ({
    status: 200,
    body: await sponsorService.update(context, toTarget(path), body),
  }),
  deleteSponsor: async ({ context, path }) => {
    await sponsorService.delete(context, toTarget(path))
    return { status: 204 }
  },
} satisfies Partial<Handlers>
