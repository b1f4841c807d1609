import {
  changeMembersVisibility,
  changeRecruitmentStatus,
  createTeam,
  deleteTeam,
  listSchedules,
  listTeamBadges,
  listTeams,
  readPublicTeam,
  readTeam,
  readTeamStats,
  searchMyTeams,
  updateTeam,
} from '@convoca/sdk/core'
import type { Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from './client.ts'
import { deletePictureAtom, savePictureAtom } from './files.ts'
import type { Picture } from './files.ts'
import { updateOptimistically } from './optimistic.ts'
import { userAtom } from './session.ts'

export type Team = Schemas['TeamDetail']
export type TeamListItem = Schemas['TeamListItem']
export type PublicTeam = Schemas['PublicTeam']
export type Schedule = Schemas['Schedule']
export type Stats = Schemas['TeamStats']
export type Badge = Schemas['Badge']

export interface TeamSearch {
  search?: string | undefined
  gameId?: string | undefined
  page: number
}

/** Teams a page on the list (part 2 §9). */
const teamsPerPage = 20

/** A page of the signed-in user's teams. */
export const myTeamsAtom = ({ search, gameId, page }: TeamSearch) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    const userId = get(userAtom)?.id
    const query = { search, gameId, page, limit: teamsPerPage, order: 'asc', entityId: userId } as const
    return {
      queryKey: ['teams', 'list', query],
      queryFn: ({ signal }) => listTeams(convoca, query, { signal }),
      enabled: userId !== undefined,
      placeholderData: keepPreviousData,
    }
  })

/** A page of the teams that the signed-in user plays in, whatever their game. */
export const ownTeamsAtom = ({ search, page }: Omit<TeamSearch, 'gameId'>) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    const query = { search, page, limit: teamsPerPage, order: 'asc' } as const
    return {
      queryKey: ['teams', 'own', query],
      queryFn: ({ signal }) => searchMyTeams(convoca, query, { signal }),
      placeholderData: keepPreviousData,
    }
  })

/** Every cached team as its members see it; the next part of the key is the tag that was asked for. */
export const teamDetailKey = ['teams', 'detail'] as const

/** A team as its member sees it, by tag. */
export const teamByTagAtom = (tag: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    const queries = get(queryClientAtom)
    const queryKey = [...teamDetailKey, tag]
    return {
      queryKey,
      queryFn: async ({ signal }) => {
        // Once known, a team is read by its id: somebody may change its tag while the page is open.
        const known = queries.getQueryData<Team>(queryKey)?.id
        const id = known ?? (await readPublicTeam(convoca, { teamTag: tag }, { signal })).id
        return readTeam(convoca, { id }, { signal })
      },
    }
  })

/** A team as everybody sees it, by tag. */
export const publicTeamAtom = (tag: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['teams', 'public', tag],
      queryFn: ({ signal }) => readPublicTeam(convoca, { teamTag: tag }, { signal }),
    }
  })

export const teamStatsAtom = (teamId: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['team', teamId, 'stats'],
      queryFn: ({ signal }) => readTeamStats(convoca, { id: teamId, businessType: 'TEAM' }, { signal }),
    }
  })

export const teamBadgesAtom = (teamId: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['team', teamId, 'badges'],
      queryFn: ({ signal }) => listTeamBadges(convoca, { teamId }, { signal }),
    }
  })

/** What the team still has before it, for its overview. */
export const nextSchedulesAtom = (teamId: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['team', teamId, 'schedules', 'next'],
      queryFn: ({ signal }) =>
        listSchedules(convoca, { id: teamId, from: new Date().toISOString() }, { signal }),
    }
  })

export const createTeamAtom = atom(null, (get, _set, body: Input<'createTeam'>['body']) =>
  createTeam(get(convocaAtom), { body }),
)

export interface TeamPicture extends Pick<Picture, 'base64' | 'files'> {
  teamId: string
  businessType: 'TEAM_PROFILE_PHOTO' | 'TEAM_BANNER_PHOTO'
}

/** Stores a logo or banner, then reads the team again (part 2 §7, Files). */
export const saveTeamPictureAtom = atom(null, async (_get, set, { teamId, ...picture }: TeamPicture) => {
  const saved = await set(savePictureAtom, { ...picture, entityType: 'TEAM', entityId: teamId })
  await set(refreshTeamsAtom)
  return saved
})

export const removeTeamPictureAtom = atom(null, async (_get, set, fileId: string) => {
  await set(deletePictureAtom, fileId)
  await set(refreshTeamsAtom)
})

/** Changes the cached team at once; taken back, and thrown on, when the call fails. */
const changeTeamAtom = atom(
  null,
  (get, _set, teamId: string, change: (team: Team) => Team, call: () => Promise<unknown>) =>
    updateOptimistically<Team, unknown>(
      get(queryClientAtom),
      teamDetailKey,
      (team) => (team.id === teamId ? change(team) : team),
      call,
    ),
)

/** The same for what the team says of itself. */
const changeEntityAtom = atom(
  null,
  (_get, set, teamId: string, part: Partial<Team['entity']>, call: () => Promise<unknown>) =>
    set(changeTeamAtom, teamId, (team) => ({ ...team, entity: { ...team.entity, ...part } }), call),
)

export const changeVisibilityAtom = atom(null, (get, set, teamId: string, shown: boolean) =>
  set(changeEntityAtom, teamId, { show_team_members: shown }, () =>
    changeMembersVisibility(get(convocaAtom), { id: teamId, body: { statusVisibilityMembers: shown } }),
  ),
)

export const changeRecruitingAtom = atom(null, (get, set, teamId: string, isRecruiting: boolean) =>
  set(changeEntityAtom, teamId, { is_recruiting: isRecruiting }, () =>
    changeRecruitmentStatus(get(convocaAtom), { id: teamId, body: { isRecruiting } }),
  ),
)

/** The one switch without a call of its own: the stored texts go along. */
export const changeTeamNotificationsAtom = atom(null, (get, set, { id, entity }: Team, enabled: boolean) =>
  set(changeEntityAtom, id, { notifications_enabled: enabled }, () =>
    updateTeam(get(convocaAtom), {
      id,
      body: {
        id,
        name: entity.name,
        teamTag: entity.team_tag,
        description: entity.description,
        notifications_enabled: enabled,
      },
    }),
  ),
)

export type TeamUpdate = Input<'updateTeam'>['body']

/** Saves the settings form; answers the team as it is stored now. */
export const updateTeamAtom = atom(null, async (get, set, body: TeamUpdate) => {
  const team = await updateTeam(get(convocaAtom), { id: body.id, body })
  get(queryClientAtom).setQueryData<Team>([...teamDetailKey, team.team_tag], team)
  await set(refreshTeamsAtom)
  return team
})

/** Teams that the user left or deleted here: that they are gone is no news. */
const leftTeamsAtom = atom<ReadonlySet<string>>(new Set<string>())

export const hasLeftAtom = atom(null, (get, _set, teamId: string) => get(leftTeamsAtom).has(teamId))

/** Ends one's own way into a team, so that open pages know it was meant. */
export const runExitAtom = atom(null, async (get, set, teamId: string, call: () => Promise<unknown>) => {
  const before = get(leftTeamsAtom)
  set(leftTeamsAtom, new Set([...before, teamId]))
  try {
    await call()
  } catch (error) {
    set(leftTeamsAtom, before)
    throw error
  }
})

export const deleteTeamAtom = atom(null, (get, set, teamId: string) =>
  set(runExitAtom, teamId, () => deleteTeam(get(convocaAtom), { id: teamId })),
)

/** Reads teams again: after a change here, or one that a notification told of. */
export const refreshTeamsAtom = atom(null, async (get) => {
  const queries = get(queryClientAtom)
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['teams'] }),
    queries.invalidateQueries({ queryKey: ['profile'] }),
    // A vacancy shows its team.
    queries.invalidateQueries({ queryKey: ['vacancies'] }),
  ])
})
