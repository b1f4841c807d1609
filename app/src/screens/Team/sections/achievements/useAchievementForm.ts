import { isoToDateText } from '@convoca/ui'
import type { UploadedImage } from '@convoca/ui'
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
import { useKeptValues } from '../../../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../../../forms/useUnsavedChanges.ts'

const formNames = { game_id: 'gameId' }

function toValues(achievement: Achievement): AchievementValues {
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
  /** Absent for a new one. */
  edited: Achievement | undefined
  onSaved: (title: string) => void
}

/** The form of an achievement. After an error of its picture, a retry updates it instead of creating another. */
export function useAchievementForm({ teamId, edited, onSaved }: AchievementFormOptions) {
  const save = useSetAtom(saveAchievementAtom)
  const savePicture = useSetAtom(saveAchievementPictureAtom)
  const { of, error, send } = useSubmit(formNames)
  const [picture, setPicture] = useState<UploadedImage | null>(null)
  const [savedId, setSavedId] = useState(edited?.id)
  const start = edited ? toValues(edited) : emptyAchievement
  const kept = useKeptValues(`achievement/${teamId}/${edited?.id ?? ''}`, start)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: achievementSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar a conquista.', async (nextFailure) => {
        const achievement = await save({ teamId, id: savedId, body: toAchievementInput(value) })
        setSavedId(achievement.id)
        nextFailure('A conquista foi salva, mas a imagem não. Tente de novo.')
        if (picture) await savePicture({ achievement, base64: picture.base64 })
        onSaved(achievement.title)
      }),
  })
  useUnsavedChanges(
    () => isChanged(form, start) || (!form.state.isSubmitting && picture !== null),
    kept.of(form),
  )
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
