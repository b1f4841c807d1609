import type { ImageUploaderControl, UploadedImage } from '@convoca/ui'
import { isoToDateText } from '@convoca/ui'
import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { saveAchievementAtom, saveAchievementPictureAtom } from '../../../../atoms/achievements.ts'
import type { Achievement } from '../../../../atoms/achievements.ts'
import {
  type AchievementValues,
  achievementSchema,
  emptyAchievement,
  toAchievementInput,
} from '../../../../forms/achievement.ts'
import { toField, useSending } from '../../../../forms/fields.ts'
import { useUnsaved } from '../../../../forms/useUnsaved.ts'

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

/** The chosen picture; a crop that is still open is confirmed before it is sent. */
function usePicture() {
  const control = useRef<ImageUploaderControl>(null)
  const [picture, setPicture] = useState<UploadedImage | null>(null)
  // Confirming sets the state of a later render; the newest choice is also kept here.
  const latest = useRef<UploadedImage | null>(null)
  return {
    control,
    picture,
    choose: (image: UploadedImage | null) => {
      latest.current = image
      setPicture(image)
    },
    /** False when the open crop could not be made a picture. */
    confirm: async () => (await control.current?.confirmPending()) ?? true,
    chosen: () => latest.current,
  }
}

/** An achievement while it is written. What was saved of it is not saved twice when its picture is refused. */
export function useAchievementForm({ teamId, edited, onSaved }: AchievementFormOptions) {
  const save = useSetAtom(saveAchievementAtom)
  const savePicture = useSetAtom(saveAchievementPictureAtom)
  const { of, error, submitting, send } = useSending(formNames)
  const picture = usePicture()
  const [savedId, setSavedId] = useState(edited?.id)
  const start = edited ? valuesOf(edited) : emptyAchievement
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: achievementSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar a conquista.', async (nextFailure) => {
        if (!(await picture.confirm())) return
        const achievement = await save({ teamId, id: savedId, body: toAchievementInput(value) })
        setSavedId(achievement.id)
        nextFailure('A conquista foi salva, mas a imagem não. Tente de novo.')
        const image = picture.chosen()
        if (image) await savePicture({ achievement, base64: image.base64 })
        onSaved()
      }),
  })
  useUnsaved(form.state.values, start)
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
    picture: picture.picture,
    onPictureChange: picture.choose,
    pictureControl: picture.control,
    error,
    submitting,
    onSubmit: () => form.handleSubmit(),
  }
}
