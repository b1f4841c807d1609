import type { UploadedImage } from '@convoca/ui'
import { isoToDateText } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { saveAchievementAtom, saveAchievementPictureAtom } from '../../../../atoms/achievements.ts'
import type { Achievement } from '../../../../atoms/achievements.ts'
import {
  type AchievementValues,
  achievementSchema,
  emptyAchievement,
  toAchievementInput,
} from '../../../../forms/achievement.ts'
import { toField, useSubmit } from '../../../../forms/fields.ts'
import { useUnsavedWarning } from '../../../../forms/useUnsavedWarning.ts'

const formNames = { game_id: 'gameId' }

function valuesOf(achievement: Achievement): AchievementValues {
  return {
    title: achievement.title,
    placement: achievement.placement?.toString() ?? '',
    date: isoToDateText(achievement.date),
    gameId: achievement.game_id ?? '',
    championship: achievement.championship ?? '',
    description: achievement.description ?? '',
  }
}

interface AchievementFormOptions {
  teamId: string
  /** None for a new one. */
  edited: Achievement | undefined
  onSaved: () => void
}

/** An achievement while it is written. What was saved of it is not saved twice when its picture is refused. */
export function useAchievementForm({ teamId, edited, onSaved }: AchievementFormOptions) {
  const save = useSetAtom(saveAchievementAtom)
  const savePicture = useSetAtom(saveAchievementPictureAtom)
  const { of, error, send } = useSubmit(formNames)
  const [picture, setPicture] = useState<UploadedImage | null>(null)
  const [savedId, setSavedId] = useState(edited?.id)
  const start = edited ? valuesOf(edited) : emptyAchievement
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: achievementSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar a conquista.', async (nextFailure) => {
        const achievement = await save({ teamId, id: savedId, body: toAchievementInput(value) })
        setSavedId(achievement.id)
        nextFailure('A conquista foi salva, mas a imagem não. Tente de novo.')
        if (picture) await savePicture({ achievement, base64: picture.base64 })
        onSaved()
      }),
  })
  useUnsavedWarning(form.state.values, start)
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const fields = {
    title: toField(useField({ form, name: 'title' }), of('title')),
    placement: toField(useField({ form, name: 'placement' }), of('placement')),
    date: toField(useField({ form, name: 'date' }), of('date')),
    gameId: toField(useField({ form, name: 'gameId' }), of('gameId')),
    championship: toField(useField({ form, name: 'championship' }), of('championship')),
    description: toField(useField({ form, name: 'description' }), of('description')),
  }
  return {
    fields,
    picture,
    onPictureChange: setPicture,
    error,
    submitting,
    onSubmit: () => form.handleSubmit(),
  }
}
