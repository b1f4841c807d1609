import type { Schemas } from '@convoca/sdk'
import type { MockDatabase } from '../mock-database.ts'
import { MockProblem, invalid } from '../problem.ts'
import { requireUser, type Handlers } from './handler.ts'

type PartnerIds =
  | 'listPartnerSites'
  | 'createPartnerSite'
  | 'updatePartnerSite'
  | 'deletePartnerSite'
  | 'listPartnerGrants'
  | 'revokePartnerGrant'
  | 'readPartnerRequest'
  | 'authorizePartner'
  | 'exchangePartnerCode'
  | 'renewPartnerToken'
  | 'endPartnerToken'

const mostSites = 20

function checkOrigins({ origins }: Schemas['PartnerSiteInput']): void {
  const index = origins.findIndex((origin) => !/^(https:\/\/[^/]+|http:\/\/localhost(:\d+)?)$/.test(origin))
  if (index !== -1)
    throw invalid(`origins.${index}`, 'INVALID_FORMAT', 'must be an https origin without a path')
}

function findSite(
  { partnerSites }: MockDatabase,
  matches: (site: MockDatabase['partnerSites'][number]) => boolean,
) {
  const site = partnerSites.find(matches)
  if (site === undefined) throw new MockProblem('PARTNER_SITE_NOT_FOUND')
  return site
}

const toSite = ({ userId: _, ...site }: MockDatabase['partnerSites'][number]): Schemas['PartnerSite'] => site
const toGrant = ({ userId: _, ...grant }: MockDatabase['partnerGrants'][number]): Schemas['PartnerGrant'] =>
  grant

const token: Schemas['PartnerToken'] = {
  token: `cvp_${'0'.repeat(43)}`,
  renewal: `cvr_${'0'.repeat(43)}`,
  expires_in: 3600,
  scope: 'notifications',
}

/** Pages of partners do not run against the mocks: their calls answer as the first one would. */
export const partnerHandlers: Handlers<PartnerIds> = {
  listPartnerSites(context) {
    const { id } = requireUser(context)
    return context.database.partnerSites.filter((site) => site.userId === id).map(toSite)
  },
  createPartnerSite(context) {
    const { database } = context
    const { id: userId } = requireUser(context)
    checkOrigins(context.input.body)
    if (database.partnerSites.filter((site) => site.userId === userId).length >= mostSites)
      throw new MockProblem('PARTNER_SITE_LIMIT')
    const id = database.nextId('session')
    const key = id.replaceAll('-', '').slice(-22)
    const site = { ...context.input.body, id, key, userId, created_at: database.now() }
    database.partnerSites.unshift(site)
    return toSite(site)
  },
  updatePartnerSite(context) {
    const user = requireUser(context)
    const { body, id } = context.input
    const site = findSite(context.database, (each) => each.id === id && each.userId === user.id)
    checkOrigins(body)
    return toSite(Object.assign(site, body))
  },
  deletePartnerSite(context) {
    const { database, input } = context
    const user = requireUser(context)
    const site = findSite(database, (each) => each.id === input.id && each.userId === user.id)
    database.partnerSites = database.partnerSites.filter((each) => each !== site)
    return undefined
  },
  listPartnerGrants(context) {
    const { id } = requireUser(context)
    return context.database.partnerGrants.filter((grant) => grant.userId === id).map(toGrant)
  },
  revokePartnerGrant(context) {
    const { database, input } = context
    const user = requireUser(context)
    const grant = database.partnerGrants.find((each) => each.id === input.id && each.userId === user.id)
    if (grant === undefined) throw new MockProblem('GRANT_NOT_FOUND')
    database.partnerGrants = database.partnerGrants.filter((each) => each !== grant)
    return undefined
  },
  readPartnerRequest(context) {
    const { id: userId } = requireUser(context)
    const { database } = context
    const { key, origin, scope } = context.input
    const { name } = findSite(database, (each) => each.key === key && each.origins.includes(origin))
    const isGranted = database.partnerGrants.some((each) => each.userId === userId && each.origin === origin)
    return { name, origin, scope, isGranted }
  },
  authorizePartner(context) {
    const { database } = context
    const { id: userId } = requireUser(context)
    const { key, origin, scope } = context.input.body
    const { name } = findSite(database, (each) => each.key === key && each.origins.includes(origin))
    const now = database.now()
    if (!database.partnerGrants.some((each) => each.userId === userId && each.origin === origin)) {
      const id = database.nextId('session')
      database.partnerGrants.push({ id, userId, name, origin, scope, created_at: now, last_used_at: now })
    }
    return { code: '0'.repeat(43), expires_at: new Date(Date.parse(now) + 60_000).toISOString() }
  },
  exchangePartnerCode: () => token,
  renewPartnerToken: () => token,
  endPartnerToken: () => undefined,
}
