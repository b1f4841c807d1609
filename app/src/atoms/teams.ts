import { createTeam, listTeams, readPublicTeam, readTeam, saveFile } from '@convoca/sdk/core'
import type { Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from './client.ts'
import { userAtom } from './session.ts'

export type Team = Schemas['TeamDetail']
export type TeamListItem = Schemas['TeamListItem']

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

/** A team as its member sees it, by tag. */
export const teamByTagAtom = (tag: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['teams', 'detail', tag],
      queryFn: async ({ signal }) => {
        const { id } = await readPublicTeam(convoca, { teamTag: tag }, { signal })
        return readTeam(convoca, { id }, { signal })
      },
    }
  })

export const createTeamAtom = atom(null, (get, _set, body: Input<'createTeam'>['body']) =>
  createTeam(get(convocaAtom), { body }),
)

export interface TeamPicture {
  teamId: string
  businessType: 'TEAM_PROFILE_PHOTO' | 'TEAM_BANNER_PHOTO'
  /** The image without data prefix. */
  base64: string
}

export const saveTeamPictureAtom = atom(null, (get, _set, { teamId, businessType, base64 }: TeamPicture) =>
  saveFile(get(convocaAtom), {
    body: {
      base64,
      extension: 'JPEG',
      entityType: 'TEAM',
      entityId: teamId,
      businessType,
      fileType: 'IMAGE',
    },
  }),
)

/** Reads teams again: after a change here, or one that a notification told of. */
export const refreshTeamsAtom = atom(null, async (get) => {
  const queries = get(queryClientAtom)
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['teams'] }),
    queries.invalidateQueries({ queryKey: ['profile'] }),
  ])
})
