import { listSponsors, sponsorService } from '../domains/sponsors/service.ts'
import type { Handlers } from './handler.ts'

const toTarget = (path: { id: string; sid: string }) => ({ teamId: path.id, id: path.sid })

export const sponsorHandlers = {
  listSponsors: ({ context, path, query }) => listSponsors(context, path.id, query),
  readSponsor: ({ context, path }) => sponsorService.read(context, toTarget(path)),
  createSponsor: ({ context, path, body }) => sponsorService.create(context, path.id, body),
  updateSponsor: ({ context, path, body }) => sponsorService.update(context, toTarget(path), body),
  deleteSponsor: ({ context, path }) => sponsorService.delete(context, toTarget(path)),
} satisfies Partial<Handlers>
