import { MAX_PARTNER_SITES } from '@convoca/sdk/rules'
import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { endGrants } from './grants.ts'
import { checkSite } from './rules.ts'
import { type SiteRow, deleteSite, findSites, insertSite, updateSite } from './sites-repository.ts'

const toSite = ({ created_at, ...row }: SiteRow): Schemas['PartnerSite'] => ({
  ...row,
  created_at: created_at.toISOString(),
})

export async function listPartnerSites({ db, actor }: Context): Promise<Schemas['PartnerSite'][]> {
  return (await findSites(db, actor.userId)).map(toSite)
}

export async function createPartnerSite(
  { db, actor, now, config }: Context,
  input: Schemas['PartnerSiteInput'],
): Promise<Schemas['PartnerSite']> {
  const { name, origins } = checkSite(input, config)
  const key = randomBytes(16).toString('base64url')
  const site = { userId: actor.userId, key, name, origins, createdAt: now() }
  const row = await insertSite(db, site, MAX_PARTNER_SITES)
  if (row === null) throw new DomainError('PARTNER_SITE_LIMIT')
  return toSite(row)
}

export async function updatePartnerSite(
  context: Context,
  id: string,
  input: Schemas['PartnerSiteInput'],
): Promise<Schemas['PartnerSite']> {
  const { name, origins } = checkSite(input, context.config)
  const row = await updateSite(context.db, context.actor.userId, { id, name, origins })
  if (row === null) throw new DomainError('PARTNER_SITE_NOT_FOUND')
  await endGrants(context, { siteId: row.id, otherThan: origins })
  return toSite(row)
}

export async function deletePartnerSite(context: Context, id: string): Promise<void> {
  const own = await findSites(context.db, context.actor.userId)
  // The site must be the actor's own: the grants of another's must not end.
  if (!own.some((site) => site.id === id.toLowerCase())) throw new DomainError('PARTNER_SITE_NOT_FOUND')
  await endGrants(context, { siteId: id })
  if (!(await deleteSite(context.db, context.actor.userId, id)))
    throw new DomainError('PARTNER_SITE_NOT_FOUND')
}
