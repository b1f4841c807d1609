import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../errors.ts'
import { fileRefsOf } from '../files/repository.ts'
import type { FileServices } from '../files/store.ts'
import { recordActivities } from '../teams/repository.ts'
import { requireAbilityToWrite, requireRole } from '../teams/service.ts'
import {
  type SponsorRow,
  changeSponsor,
  countSponsors,
  findSponsor,
  findShownSponsors,
  findSponsorPage,
  insertSponsor,
  removeSponsor,
} from './repository.ts'
import { checkSponsor } from './rules.ts'

async function toSponsors(db: Db, rows: readonly SponsorRow[]): Promise<Schemas['Sponsor'][]> {
  const files = await fileRefsOf(
    db,
    'TEAM_SPONSOR',
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    team_id: row.team_id,
    name: row.name,
    url: row.url,
    description: row.description,
    is_active: row.is_active,
    files: files.get(row.id) ?? [],
    created_at: row.created_at.toISOString(),
  }))
}

async function toSponsor(db: Db, row: SponsorRow | null): Promise<Schemas['Sponsor']> {
  const [sponsor] = row === null ? [] : await toSponsors(db, [row])
  if (sponsor === undefined) throw new DomainError('NOT_FOUND')
  return sponsor
}

/** For everybody: without those that the team hides. */
export async function listShownSponsors(db: Db, teamId: string): Promise<Schemas['Sponsor'][]> {
  return toSponsors(db, await findShownSponsors(db, teamId))
}

export async function listSponsors(
  db: Db,
  actor: Actor,
  teamId: string,
  request: PageRequest,
): Promise<Page<Schemas['Sponsor']>> {
  await requireRole(db, teamId, actor.userId)
  const total = await countSponsors(db, teamId)
  const rows = total === 0 ? [] : await findSponsorPage(db, teamId, request)
  return toPage(await toSponsors(db, rows), total, request)
}

export async function readSponsor(
  db: Db,
  actor: Actor,
  teamId: string,
  sponsorId: string,
): Promise<Schemas['Sponsor']> {
  await requireRole(db, teamId, actor.userId)
  return toSponsor(db, await findSponsor(db, teamId, sponsorId))
}

export async function createSponsor(
  db: Db,
  actor: Actor,
  teamId: string,
  input: Schemas['SponsorInput'],
): Promise<Schemas['Sponsor']> {
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const row = await insertSponsor(db, teamId, checkSponsor(input))
  await recordActivities(db, [{ teamId, action: 'SPONSOR_ADDED', actorId: actor.userId, target: row.name }])
  return toSponsor(db, row)
}

export async function updateSponsor(
  db: Db,
  actor: Actor,
  teamId: string,
  sponsorId: string,
  input: Schemas['SponsorInput'],
): Promise<Schemas['Sponsor']> {
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const sponsor = await toSponsor(db, await changeSponsor(db, teamId, sponsorId, checkSponsor(input)))
  await recordActivities(db, [
    { teamId, action: 'TEAM_UPDATED', actorId: actor.userId, target: sponsor.name },
  ])
  return sponsor
}

/** Its logo leaves the store with it, and the disk once that is certain. */
export async function deleteSponsor(
  work: Work,
  services: FileServices,
  actor: Actor,
  teamId: string,
  sponsorId: string,
): Promise<void> {
  await requireAbilityToWrite(work.db, teamId, actor.userId, 'manageShowcase')
  const removed = await removeSponsor(work.db, teamId, sponsorId)
  if (removed === null) throw new DomainError('NOT_FOUND')
  await recordActivities(work.db, [
    { teamId, action: 'TEAM_UPDATED', actorId: actor.userId, target: removed.name },
  ])
  for (const hash of removed.hashes) work.afterCommit(() => services.storage.remove(hash))
}
