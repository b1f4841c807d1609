import {
  checkInRegistration,
  followChampionship,
  listTeamRegistrations,
  readChampionship,
  readEligibility,
  registerTeam,
  unfollowChampionship,
  withdrawRegistration,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atomWithQuery } from 'jotai-tanstack-query'
import type { Championship } from './championship.ts'
import { convocaAtom, tokenAtom } from './client.ts'
import { atomWithWrite, cacheUpdate, optimistic, refetchOnSettled } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type Eligibility = Schemas['Eligibility']

/** A team that the user may register, with what stands in its way. */
export interface Applicant {
  teamId: string
  eligibility: Eligibility
  /** The reason of the organiser's rejection. */
  refusal: string | null
}

/** The page shows one team, and the form lets choose among them. */
const MAX_APPLICANTS = 5
/** The most registrations of a team that are read, the latest first. */
const MAX_REGISTRATIONS = 80

async function readApplicant(
  convoca: Convoca,
  { championshipId: id, teamId }: { championshipId: string; teamId: string },
  signal: AbortSignal,
): Promise<Applicant> {
  const eligibility = await readEligibility(convoca, { id, teamId }, { signal })
  if (!eligibility.reasons.includes('REJECTED')) return { teamId, eligibility, refusal: null }
  const { data } = await listTeamRegistrations(convoca, { teamId, limit: MAX_REGISTRATIONS }, { signal })
  const rejected = data.find(({ championship, status }) => championship.id === id && status === 'REJECTED')
  return { teamId, eligibility, refusal: rejected?.reason ?? null }
}

interface ApplicantsParams {
  championshipId: string
  /** The teams in the order in which they are offered. */
  teamIds: readonly string[]
}

/** Whether these teams of the user can be registered, and who of them can play. */
export const applicantsQuery = (convoca: Convoca, { championshipId, teamIds }: ApplicantsParams) =>
  queryOptions({
    queryKey: ['championship', championshipId, 'applicants', teamIds],
    queryFn: ({ signal }) =>
      Promise.all(
        teamIds
          .slice(0, MAX_APPLICANTS)
          .map((teamId) => readApplicant(convoca, { championshipId, teamId }, signal)),
      ),
    enabled: teamIds.length > 0,
    staleTime: 0,
  })
export const applicantsAtom = atomsWithQuery(applicantsQuery)

interface OwnRegistration {
  championshipId: string
  registrationId: string
}

type NewRegistration = Input<'registerTeam'>['body'] & { championshipId: string }

/** Every part of a championship that a registration changes. */
export const refreshesRegistrations = refetchOnSettled(
  ({ championshipId: id }: { championshipId: string }) => [
    ['championship', id],
    ['championship', 'url'],
    ['championship', 'id', id],
    ['championships'],
  ],
)

export const registerTeamAtom = atomWithWrite(
  'registerTeam',
  (convoca, { championshipId, ...body }: NewRegistration) =>
    registerTeam(convoca, { id: championshipId, body }),
  refreshesRegistrations,
)

export const withdrawRegistrationAtom = atomWithWrite(
  'withdrawRegistration',
  (convoca, { championshipId, registrationId }: OwnRegistration) =>
    withdrawRegistration(convoca, { id: championshipId, registrationId }),
  refreshesRegistrations,
)

export const checkInRegistrationAtom = atomWithWrite(
  'checkInRegistration',
  (convoca, { championshipId, registrationId }: OwnRegistration) =>
    checkInRegistration(convoca, { id: championshipId, registrationId }),
  refreshesRegistrations,
)

const viewerKey = (championshipId: string) => ['championship', championshipId, 'viewer'] as const

/**
 * Whether the user follows a championship. Read apart from it: a page that the server rendered brings what a guest sees.
 */
export const isFollowedAtom = (championshipId: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return queryOptions<boolean>({
      queryKey: viewerKey(championshipId),
      queryFn: async ({ signal }) =>
        (await readChampionship(convoca, { id: championshipId }, { signal })).is_followed,
      enabled: get(tokenAtom) !== null,
    })
  })

interface FollowChange {
  championshipId: string
  isFollowed: boolean
}

const countFollower = (queryKey: readonly unknown[], { championshipId, isFollowed }: FollowChange) =>
  cacheUpdate<Championship>(queryKey, (championship) =>
    championship.id === championshipId
      ? {
          ...championship,
          is_followed: isFollowed,
          followers_count: Math.max(0, championship.followers_count + (isFollowed ? 1 : -1)),
        }
      : championship,
  )

export const followChampionshipAtom = atomWithWrite(
  'followChampionship',
  (convoca, { championshipId: id, isFollowed }: FollowChange) =>
    (isFollowed ? followChampionship : unfollowChampionship)(convoca, { id }),
  optimistic((change: FollowChange) => [
    cacheUpdate<boolean>(viewerKey(change.championshipId), () => change.isFollowed),
    countFollower(['championship', 'url'], change),
    countFollower(['championship', 'id', change.championshipId], change),
  ]),
)
