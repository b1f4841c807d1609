import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { toOneShown, toShown } from '../team-content/service.ts'
import { logActivity } from '../teams/activity.ts'
import { requirePermissionForUpdate, requireRole } from '../teams/service.ts'
import {
  changeSponsor,
  countSponsors,
  findSponsor,
  findShownSponsors,
  findSponsorPage,
  insertSponsor,
} from './repository.ts'
import { checkSponsor } from './rules.ts'

type Sponsor = Schemas['Sponsor']

/** For everybody: without those that the team hides. */
export async function listShownSponsors(db: Db, teamId: string): Promise<Sponsor[]> {
  return toShown(db, 'TEAM_SPONSOR', await findShownSponsors(db, teamId))
}

export async function listSponsors(
  context: Context,
  teamId: string,
  request: PageRequest,
): Promise<Page<Sponsor>> {
  const { db } = context
  await requireRole(context, teamId)
  const total = await countSponsors(db, teamId)
  const rows = total === 0 ? [] : await findSponsorPage(db, teamId, request)
  return toPage(await toShown(db, 'TEAM_SPONSOR', rows), total, request)
}

export async function readSponsor(
  context: Context,
  { teamId, id }: { teamId: string; id: string },
): Promise<Sponsor> {
  const { db } = context
  await requireRole(context, teamId)
  return toOneShown(db, 'TEAM_SPONSOR', await findSponsor(db, teamId, id))
}

export async function createSponsor(
  context: Context,
  teamId: string,
  input: Schemas['SponsorInput'],
): Promise<Sponsor> {
  const { db } = context
  await requirePermissionForUpdate(context, teamId, 'manageShowcase')
  const row = await insertSponsor(db, teamId, checkSponsor(input))
  await logActivity(context, {
    teamId,
    part: 'SPONSORS',
    action: 'SPONSOR_ADDED',
    target: row.name,
  })
  return toOneShown(db, 'TEAM_SPONSOR', row)
}

export async function updateSponsor(
  context: Context,
  { teamId, id }: { teamId: string; id: string },
  input: Schemas['SponsorInput'],
): Promise<Sponsor> {
  const { db } = context
  await requirePermissionForUpdate(context, teamId, 'manageShowcase')
  const row = await changeSponsor(db, teamId, id, checkSponsor(input))
  const sponsor = await toOneShown(db, 'TEAM_SPONSOR', row)
  await logActivity(context, {
    teamId,
    part: 'SPONSORS',
    action: 'TEAM_UPDATED',
    target: sponsor.name,
  })
  return sponsor
}
