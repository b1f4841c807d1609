import {
  authorizePartner,
  createPartnerSite,
  deletePartnerSite,
  listPartnerGrants,
  listPartnerSites,
  readPartnerRequest,
  revokePartnerGrant,
  updatePartnerSite,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type PartnerSite = Schemas['PartnerSite']
export type PartnerGrant = Schemas['PartnerGrant']
export type PartnerRequest = Schemas['PartnerRequest']

const siteKey = ['partner-sites']
const grantKey = ['partner-grants']

/** The sites that the user has registered. */
export const partnerSitesQuery = (convoca: Convoca) =>
  queryOptions({ queryKey: siteKey, queryFn: ({ signal }) => listPartnerSites(convoca, {}, { signal }) })
export const partnerSitesAtom = atomsWithQuery(partnerSitesQuery)(undefined)

/** The sites that the user has let in. */
export const partnerGrantsQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: grantKey,
    queryFn: ({ signal }) => listPartnerGrants(convoca, {}, { signal }),
    staleTime: 0,
  })
export const partnerGrantsAtom = atomsWithQuery(partnerGrantsQuery)(undefined)

/** The grant that a site asks for. */
export const partnerRequestQuery = (convoca: Convoca, asked: Input<'readPartnerRequest'>) =>
  queryOptions({
    queryKey: ['partner-request', asked],
    queryFn: ({ signal }) => readPartnerRequest(convoca, asked, { signal }),
    staleTime: 0,
  })
export const partnerRequestAtom = atomsWithQuery(partnerRequestQuery)

export const authorizePartnerAtom = atomWithWrite(
  'authorizePartner',
  (convoca, body: Input<'authorizePartner'>['body']) => authorizePartner(convoca, { body }),
  refetchOnSuccess(() => [grantKey]),
)

export const savePartnerSiteAtom = atomWithWrite(
  'savePartnerSite',
  (convoca, { id, body }: { id: string | undefined; body: Schemas['PartnerSiteInput'] }) =>
    id === undefined ? createPartnerSite(convoca, { body }) : updatePartnerSite(convoca, { id, body }),
  refetchOnSuccess(() => [siteKey, grantKey]),
)

export const deletePartnerSiteAtom = atomWithWrite(
  'deletePartnerSite',
  (convoca, id: string) => deletePartnerSite(convoca, { id }),
  refetchOnSuccess(() => [siteKey, grantKey]),
)

export const revokePartnerGrantAtom = atomWithWrite(
  'revokePartnerGrant',
  (convoca, id: string) => revokePartnerGrant(convoca, { id }),
  refetchOnSuccess(() => [grantKey]),
)
