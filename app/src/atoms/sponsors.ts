import { createSponsor, deleteSponsor, listSponsors, updateSponsor } from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import type { QueryClient } from '@tanstack/query-core'
import { savePicture } from './files.ts'
import { atomWithWrite, cacheUpdate, optimistic } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type Sponsor = Schemas['Sponsor']
export type SponsorInput = Input<'createSponsor'>['body']
type SponsorPage = Schemas['SponsorPage']

const sponsorsKey = (teamId: string) => ['team', teamId, 'sponsors']

/** The sponsors of a team, hidden ones too: for its members. */
export const sponsorsQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: sponsorsKey(teamId),
    queryFn: ({ signal }) => listSponsors(convoca, { id: teamId, limit: 80 }, { signal }),
  })
export const sponsorsAtom = atomsWithQuery(sponsorsQuery)

/** A logo shows on the team's sponsors and on the team (docs/product.md#files-and-pictures). */
const refreshSponsors = (queries: QueryClient, teamId: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: sponsorsKey(teamId) }),
    queries.invalidateQueries({ queryKey: ['teams'] }),
  ])

interface SponsorDraft {
  teamId: string
  /** Absent for a new one. */
  id?: string | undefined
  sponsor: SponsorInput
}

export const saveSponsorAtom = atomWithWrite(
  'saveSponsor',
  (convoca, { teamId, id, sponsor }: SponsorDraft) =>
    id === undefined
      ? createSponsor(convoca, { id: teamId, body: sponsor })
      : updateSponsor(convoca, { id: teamId, sid: id, body: sponsor }),
  { onSuccess: (_saved, { teamId }, _result, { client }) => refreshSponsors(client, teamId) },
)

/** `base64` has no data prefix. */
export const saveSponsorLogoAtom = atomWithWrite(
  'saveSponsorLogo',
  (convoca, { sponsor: { id, files }, base64 }: { sponsor: Sponsor; base64: string }) =>
    savePicture(convoca, {
      entityType: 'TEAM_SPONSOR',
      businessType: 'SPONSOR_LOGO',
      entityId: id,
      files,
      base64,
    }),
  { onSuccess: (_saved, { sponsor }, _result, { client }) => refreshSponsors(client, sponsor.team_id) },
)

interface SponsorSwitch {
  sponsor: Sponsor
  active: boolean
}

/** Shows or hides a sponsor. */
export const switchSponsorAtom = atomWithWrite(
  'switchSponsor',
  (convoca, { sponsor: { id, team_id }, active }: SponsorSwitch) =>
    updateSponsor(convoca, { id: team_id, sid: id, body: { is_active: active } }),
  optimistic(({ sponsor, active }: SponsorSwitch) => [
    cacheUpdate<SponsorPage>(sponsorsKey(sponsor.team_id), (cached) => ({
      ...cached,
      data: cached.data.map((listed) =>
        listed.id === sponsor.id ? { ...listed, is_active: active } : listed,
      ),
    })),
  ]),
)

export const deleteSponsorAtom = atomWithWrite(
  'deleteSponsor',
  (convoca, { id, team_id: teamId }: Sponsor) => deleteSponsor(convoca, { id: teamId, sid: id }),
  optimistic(({ id, team_id: teamId }: Sponsor) => [
    cacheUpdate<SponsorPage>(sponsorsKey(teamId), (cached) => ({
      ...cached,
      data: cached.data.filter((sponsor) => sponsor.id !== id),
      total: cached.total - 1,
    })),
  ]),
)
