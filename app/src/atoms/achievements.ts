import {
  createAchievement,
  deleteAchievement,
  listAchievements,
  saveFile,
  updateAchievement,
} from '@convoca/sdk/core'
import type { Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from './client.ts'
import { optimistically } from './optimistic.ts'

export type Achievement = Schemas['Achievement']

const keyOf = (teamId: string) => ['team', teamId, 'achievements']

/** What the team has won, the latest first. */
export const achievementsAtom = (teamId: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: keyOf(teamId),
      queryFn: ({ signal }) => listAchievements(convoca, { id: teamId }, { signal }),
    }
  })

export interface AchievementDraft {
  teamId: string
  /** The one that is edited; none for a new one. */
  id?: string | undefined
  body: Schemas['AchievementInput']
}

export const saveAchievementAtom = atom(null, async (get, set, { teamId, id, body }: AchievementDraft) => {
  const convoca = get(convocaAtom)
  const saved =
    id === undefined
      ? await createAchievement(convoca, { id: teamId, body })
      : await updateAchievement(convoca, { id: teamId, achievementId: id, body })
  set(refreshAchievementsAtom, teamId)
  return saved
})

export interface AchievementPicture {
  teamId: string
  id: string
  /** The image without data prefix. */
  base64: string
}

/** Puts up the picture; what shows it is read again. */
export const saveAchievementPictureAtom = atom(
  null,
  async (get, set, { teamId, id, base64 }: AchievementPicture) => {
    await saveFile(get(convocaAtom), {
      body: {
        base64,
        extension: 'JPEG',
        entityType: 'AWARD',
        entityId: id,
        businessType: 'AWARD_ICON',
        fileType: 'IMAGE',
      },
    })
    set(refreshAchievementsAtom, teamId)
  },
)

export const removeAchievementAtom = atom(null, (get, _set, { teamId, id }: { teamId: string; id: string }) =>
  optimistically<Achievement[], unknown>(
    get(queryClientAtom),
    keyOf(teamId),
    (achievements) => achievements.filter((achievement) => achievement.id !== id),
    () => deleteAchievement(get(convocaAtom), { id: teamId, achievementId: id }),
  ),
)

const refreshAchievementsAtom = atom(null, (get, _set, teamId: string) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: keyOf(teamId) })
})
