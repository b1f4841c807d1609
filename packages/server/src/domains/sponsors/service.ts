import type { Context, QueryContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { createContentService, toContent } from '../team-content/service.ts'
import { requireRole } from '../teams/service.ts'
import {
  type SponsorRow,
  countSponsors,
  findActiveSponsors,
  findSponsor,
  findSponsorPage,
  insertSponsor,
  updateSponsor,
} from './repository.ts'
import { checkSponsor, checkSponsorChanges } from './rules.ts'

export const sponsorService = createContentService({
  kind: 'TEAM_SPONSOR',
  addedAction: 'SPONSOR_ADDED',
  getName: (row: SponsorRow) => row.name,
  check: (_context: Context, input: Schemas['SponsorInput']) => checkSponsor(input),
  checkChanges: (_context: Context, changes: Schemas['SponsorUpdate']) => checkSponsorChanges(changes),
  find: findSponsor,
  insert: insertSponsor,
  update: updateSponsor,
})

/** The sponsors on the public page, without those that the team hides. */
export async function listActiveSponsors(
  { db }: Pick<QueryContext, 'db'>,
  teamId: string,
): Promise<Schemas['Sponsor'][]> {
  return toContent(db, 'TEAM_SPONSOR', await findActiveSponsors(db, teamId))
}

export async function listSponsors(
  context: Context,
  teamId: string,
  request: PageRequest,
): Promise<Page<Schemas['Sponsor']>> {
  const { db } = context
  await requireRole(context, teamId)
  const total = await countSponsors(db, teamId)
  const rows = total === 0 ? [] : await findSponsorPage(db, teamId, request)
  return toPage(await toContent(db, 'TEAM_SPONSOR', rows), total, request)
}
