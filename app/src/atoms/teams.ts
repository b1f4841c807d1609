import {
  changeMembersVisibility,
  changeRecruitmentStatus,
  createTeam,
  deleteTeam,
  listTeamBadges,
  listTeams,
  readPublicTeam,
  readTeam,
  readTeamStats,
  updateTeam,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import type { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from './client.ts'
import { deletePicture, savePicture } from './files.ts'
import type { Picture } from './files.ts'
import { atomWithWrite, cacheUpdate, optimistic, storeAnswer } from './mutation.ts'
import type { WriteAtom } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'
import { userAtom } from './session.ts'

export type Team = Schemas['TeamDetail']
export type TeamListItem = Schemas['TeamListItem']
export type PublicTeam = Schemas['PublicTeam']
export type Stats = Schemas['TeamStats']
export type Badge = Schemas['Badge']

export interface TeamSearch {
  search?: string | undefined
  gameId?: string | undefined
  page: number
}

/** Teams per page of the list (docs/product.md#teams). */
const teamsPerPage = 20

/** A page of a user's teams. */
export const myTeamsQuery = (
  convoca: Convoca,
  { search, gameId, page, userId }: TeamSearch & { userId: string | undefined },
) => {
  const query = { search, gameId, page, limit: teamsPerPage, order: 'asc', entityId: userId } as const
  return queryOptions({
    queryKey: ['teams', 'list', query],
    queryFn: ({ signal }) => listTeams(convoca, query, { signal }),
    enabled: userId !== undefined,
    placeholderData: keepPreviousData,
  })
}
export const myTeamsAtom = (search: TeamSearch) =>
  atomWithQuery((get) => myTeamsQuery(get(convocaAtom), { ...search, userId: get(userAtom)?.id }))

/** A team as everybody sees it, by tag. */
export const publicTeamQuery = (convoca: Convoca, tag: string) =>
  queryOptions({
    queryKey: ['teams', 'public', tag],
    queryFn: ({ signal }) => readPublicTeam(convoca, { teamTag: tag }, { signal }),
  })
export const publicTeamAtom = atomsWithQuery(publicTeamQuery)

/** The key of every cached team as its members see it; the requested tag follows. */
export const teamDetailKey = ['teams', 'detail'] as const

/** A team as its members see it, by tag. */
export const teamByTagQuery = (convoca: Convoca, tag: string) => {
  const queryKey = [...teamDetailKey, tag]
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      // Once known, a team is read by its id: its tag may change while the page is open.
      const known = client.getQueryData<Team>(queryKey)?.id
      const id = known ?? (await client.fetchQuery(publicTeamQuery(convoca, tag))).id
      return readTeam(convoca, { id }, { signal })
    },
  })
}
export const teamByTagAtom = atomsWithQuery(teamByTagQuery)

export const teamStatsQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId, 'stats'],
    queryFn: ({ signal }) => readTeamStats(convoca, { id: teamId, businessType: 'TEAM' }, { signal }),
  })
export const teamStatsAtom = atomsWithQuery(teamStatsQuery)

export const teamBadgesQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId, 'badges'],
    queryFn: ({ signal }) => listTeamBadges(convoca, { teamId }, { signal }),
  })
export const teamBadgesAtom = atomsWithQuery(teamBadgesQuery)

export const createTeamAtom = atomWithWrite('createTeam', (convoca, body: Input<'createTeam'>['body']) =>
  createTeam(convoca, { body }),
)

export interface TeamPicture extends Pick<Picture, 'base64' | 'files'> {
  teamId: string
  businessType: 'TEAM_PROFILE_PHOTO' | 'TEAM_BANNER_PHOTO'
}

/** Stores a logo or banner, then refetches the team (docs/product.md#files-and-pictures). */
export const saveTeamPictureAtom = atomWithWrite(
  'saveTeamPicture',
  (convoca, { teamId, ...picture }: TeamPicture) =>
    savePicture(convoca, { ...picture, entityType: 'TEAM', entityId: teamId }),
  { onSuccess: (_saved, _picture, _result, { client }) => refreshTeams(client) },
)

export const removeTeamPictureAtom = atomWithWrite(
  'deleteTeamPicture',
  (convoca, fileId: string) => deletePicture(convoca, fileId),
  { onSuccess: (_deleted, _id, _result, { client }) => refreshTeams(client) },
)

const updateEntity = (teamId: string, change: Partial<Team['entity']>) =>
  cacheUpdate<Team>(teamDetailKey, (team) =>
    team.id === teamId ? { ...team, entity: { ...team.entity, ...change } } : team,
  )

interface VisibilityChange {
  teamId: string
  isVisible: boolean
}

export const changeVisibilityAtom = atomWithWrite(
  'changeMembersVisibility',
  (convoca, { teamId, isVisible }: VisibilityChange) =>
    changeMembersVisibility(convoca, { id: teamId, body: { statusVisibilityMembers: isVisible } }),
  optimistic(({ teamId, isVisible }: VisibilityChange) => [
    updateEntity(teamId, { show_team_members: isVisible }),
  ]),
)

interface RecruitingChange {
  teamId: string
  isRecruiting: boolean
}

export const changeRecruitingAtom = atomWithWrite(
  'changeRecruitmentStatus',
  (convoca, { teamId, isRecruiting }: RecruitingChange) =>
    changeRecruitmentStatus(convoca, { id: teamId, body: { isRecruiting } }),
  optimistic(({ teamId, isRecruiting }: RecruitingChange) => [
    updateEntity(teamId, { is_recruiting: isRecruiting }),
  ]),
)

interface NotificationsChange {
  team: Team
  enabled: boolean
}

/** This switch has no operation of its own: the stored texts are sent along. */
export const changeTeamNotificationsAtom = atomWithWrite(
  'changeTeamNotifications',
  (convoca, { team: { id, entity }, enabled }: NotificationsChange) =>
    updateTeam(convoca, {
      id,
      body: {
        id,
        name: entity.name,
        teamTag: entity.team_tag,
        description: entity.description,
        notifications_enabled: enabled,
      },
    }),
  optimistic(({ team, enabled }: NotificationsChange) => [
    updateEntity(team.id, { notifications_enabled: enabled }),
  ]),
)

export type TeamUpdate = Input<'updateTeam'>['body'] & { id: string }

/** Saves the settings form; resolves to the team as it is stored. */
export const updateTeamAtom = atomWithWrite(
  'updateTeam',
  (convoca, body: TeamUpdate) => updateTeam(convoca, { id: body.id, body }),
  {
    onSuccess: (team, _body, _result, { client }) => {
      storeAnswer(client, [...teamDetailKey, team.team_tag], team)
      return refreshTeams(client)
    },
  },
)

/** Teams that the user is leaving, left or deleted here: losing access to them is no surprise. */
export const leftTeamsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Marks the team as left while the write runs, and from then on unless it fails. */
export const atomWithExit = (writeAtom: WriteAtom<string, unknown>): WriteAtom<string, unknown> =>
  atom(
    (get) => get(writeAtom),
    async (get, set, teamId) => {
      const before = get(leftTeamsAtom)
      set(leftTeamsAtom, new Set([...before, teamId]))
      try {
        return await set(writeAtom, teamId)
      } catch (error) {
        set(leftTeamsAtom, before)
        throw error
      }
    },
  )

export const deleteTeamAtom = atomWithExit(
  atomWithWrite('deleteTeam', (convoca, teamId: string) => deleteTeam(convoca, { id: teamId })),
)

export const refreshTeams = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['teams'] }),
    queries.invalidateQueries({ queryKey: ['profile'] }),
    // A vacancy shows its team.
    queries.invalidateQueries({ queryKey: ['vacancies'] }),
  ])

export const refreshTeamsAtom = atom(null, (get) => refreshTeams(get(queryClientAtom)))
