import { createSponsor, deleteSponsor, listSponsors, updateSponsor } from '@convoca/sdk/core'
import type { Input, Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from './client.ts'
import { savePictureAtom } from './files.ts'
import { updateOptimistically } from './optimistic.ts'

export type Sponsor = Schemas['Sponsor']
export type SponsorInput = Input<'createSponsor'>['body']
type SponsorPage = Schemas['SponsorPage']

const sponsorsKey = (teamId: string) => ['team', teamId, 'sponsors']

/** The sponsors of a team, hidden ones too: for its members. */
export const sponsorsAtom = ({ teamId }: { teamId: string }) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: sponsorsKey(teamId),
      queryFn: ({ signal }) => listSponsors(convoca, { id: teamId, limit: 80 }, { signal }),
    }
  })

/** A logo refreshes the team's sponsors and the team (part 2 §7, Files). */
const refreshSponsorsAtom = atom(null, async (get, _set, teamId: string) => {
  const queries = get(queryClientAtom)
  await Promise.all([
    queries.invalidateQueries({ queryKey: sponsorsKey(teamId) }),
    queries.invalidateQueries({ queryKey: ['teams'] }),
  ])
})

interface SponsorChange {
  teamId: string
  /** Absent for a new one. */
  id?: string | undefined
  sponsor: SponsorInput
}

export const saveSponsorAtom = atom(null, async (get, set, { teamId, id, sponsor }: SponsorChange) => {
  const convoca = get(convocaAtom)
  const saved =
    id === undefined
      ? await createSponsor(convoca, { id: teamId, body: sponsor })
      : await updateSponsor(convoca, { id: teamId, sid: id, body: sponsor })
  await set(refreshSponsorsAtom, teamId)
  return saved
})

/** `base64` is the image without data prefix. */
export const saveSponsorLogoAtom = atom(
  null,
  async (_get, set, { sponsor, base64 }: { sponsor: Sponsor; base64: string }) => {
    const { id, team_id, files } = sponsor
    const kind = { entityType: 'TEAM_SPONSOR', businessType: 'SPONSOR_LOGO' } as const
    await set(savePictureAtom, { ...kind, entityId: id, files, base64 })
    await set(refreshSponsorsAtom, team_id)
  },
)

/** Shows or hides a sponsor, at once. */
export const switchSponsorAtom = atom(
  null,
  async (get, _set, { sponsor, active }: { sponsor: Sponsor; active: boolean }) => {
    const convoca = get(convocaAtom)
    const { id, team_id: teamId, name, url, description } = sponsor
    await updateOptimistically<SponsorPage, Sponsor>(
      get(queryClientAtom),
      sponsorsKey(teamId),
      (cached) => ({
        ...cached,
        data: cached.data.map((one) => (one.id === id ? { ...one, is_active: active } : one)),
      }),
      () =>
        updateSponsor(convoca, {
          id: teamId,
          sid: id,
          body: { name, url, description, is_active: active },
        }),
    )
  },
)

export const deleteSponsorAtom = atom(null, async (get, _set, { id, team_id: teamId }: Sponsor) => {
  const convoca = get(convocaAtom)
  await updateOptimistically<SponsorPage, unknown>(
    get(queryClientAtom),
    sponsorsKey(teamId),
    (cached) => ({
      ...cached,
      data: cached.data.filter((one) => one.id !== id),
      total: cached.total - 1,
    }),
    () => deleteSponsor(convoca, { id: teamId, sid: id }),
  )
})
