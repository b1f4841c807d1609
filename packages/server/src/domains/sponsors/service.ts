import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { toOneShown, toShown } from '../showcase/service.ts'
import { type TeamServices, recordAct } from '../teams/announce.ts'
import { requireAbilityToWrite, requireRole } from '../teams/service.ts'
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
  db: Db,
  actor: Actor,
  teamId: string,
  request: PageRequest,
): Promise<Page<Sponsor>> {
  await requireRole(db, teamId, actor.userId)
  const total = await countSponsors(db, teamId)
  const rows = total === 0 ? [] : await findSponsorPage(db, teamId, request)
  return toPage(await toShown(db, 'TEAM_SPONSOR', rows), total, request)
}

export async function readSponsor(
  db: Db,
  actor: Actor,
  { teamId, id }: { teamId: string; id: string },
): Promise<Sponsor> {
  await requireRole(db, teamId, actor.userId)
  return toOneShown(db, 'TEAM_SPONSOR', await findSponsor(db, teamId, id))
}

export async function createSponsor(
  work: Work,
  services: TeamServices,
  actor: Actor,
  teamId: string,
  input: Schemas['SponsorInput'],
): Promise<Sponsor> {
  const { db } = work
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const row = await insertSponsor(db, teamId, checkSponsor(input))
  await recordAct(work, services, actor, {
    teamId,
    part: 'SPONSORS',
    action: 'SPONSOR_ADDED',
    target: row.name,
  })
  return toOneShown(db, 'TEAM_SPONSOR', row)
}

export async function updateSponsor(
  work: Work,
  services: TeamServices,
  actor: Actor,
  { teamId, id }: { teamId: string; id: string },
  input: Schemas['SponsorInput'],
): Promise<Sponsor> {
  const { db } = work
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const row = await changeSponsor(db, teamId, id, checkSponsor(input))
  const sponsor = await toOneShown(db, 'TEAM_SPONSOR', row)
  await recordAct(work, services, actor, {
    teamId,
    part: 'SPONSORS',
    action: 'TEAM_UPDATED',
    target: sponsor.name,
  })
  return sponsor
}
