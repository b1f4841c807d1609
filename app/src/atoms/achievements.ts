import { createAchievement, deleteAchievement, listAchievements, updateAchievement } from '@convoca/sdk/core'
import type { Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from './client.ts'
import { deletePictureAtom, savePictureAtom } from './files.ts'
import { updateOptimistically } from './optimistic.ts'

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

/** Puts up the picture, `base64` without data prefix; of such a one everything is read again (part 2 §7, Files). */
export const saveAchievementPictureAtom = atom(
  null,
  async (get, set, { achievement, base64 }: { achievement: Achievement; base64: string }) => {
    const { id, files } = achievement
    const kind = { entityType: 'AWARD', businessType: 'AWARD_ICON' } as const
    await set(savePictureAtom, { ...kind, entityId: id, files, base64 })
    void get(queryClientAtom).invalidateQueries()
  },
)

export const deleteAchievementPictureAtom = atom(null, async (get, set, { files }: Achievement) => {
  const picture = files.find(({ business_type }) => business_type === 'AWARD_ICON')
  if (picture) await set(deletePictureAtom, picture.id)
  void get(queryClientAtom).invalidateQueries()
})

export const removeAchievementAtom = atom(null, (get, _set, { teamId, id }: { teamId: string; id: string }) =>
  updateOptimistically<Achievement[], unknown>(
    get(queryClientAtom),
    keyOf(teamId),
    (achievements) => achievements.filter((achievement) => achievement.id !== id),
    () => deleteAchievement(get(convocaAtom), { id: teamId, achievementId: id }),
  ),
)

const refreshAchievementsAtom = atom(null, (get, _set, teamId: string) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: keyOf(teamId) })
})
