import type { PlayerItem, UploadedImage } from '@convoca/ui'
import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { fieldSentencesOf, sentenceOf } from '../../atoms/errors.ts'
import { gamesAtom } from '../../atoms/games.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField, useServerErrors } from '../../forms/fields.ts'
import { emptyTeam, teamSchema, toTeamInput } from '../../forms/team.ts'
import { toGameOption } from '../team.ts'
import { useTeamCreation } from './useTeamCreation.ts'

type Step = 1 | 2 | 3

/** The request's names of the fields, by which the server refuses them, and the form's. */
const formNames: Readonly<Record<string, string>> = { game_id: 'gameId' }

export interface TeamWizardOptions {
  /** The team exists and everything that could be done for it was. */
  onCreated: (tag: string) => void
  onCancel: () => void
}

/** The state of the wizard (part 2 §4): three steps over one form, two pictures and the chosen players. */
export function useTeamWizard({ onCreated, onCancel }: TeamWizardOptions) {
  const [step, setStep] = useState<Step>(1)
  const [logo, setLogo] = useState<UploadedImage | null>(null)
  const [banner, setBanner] = useState<UploadedImage | null>(null)
  const [players, setPlayers] = useState<readonly PlayerItem[]>([])
  const games = useAtomValue(gamesAtom).data ?? []
  const showToast = useSetAtom(showToastAtom)
  const server = useServerErrors()
  const creation = useTeamCreation()
  const form = useForm({
    defaultValues: emptyTeam,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: teamSchema },
    onSubmitInvalid: () =>
      showToast({
        type: 'error',
        title: 'Verifique os campos',
        message: 'Por favor, preencha todos os campos corretamente antes de continuar.',
      }),
    onSubmit: () => setStep(2),
  })
  const fields = {
    name: toField(useField({ form, name: 'name' }), server.of('name')),
    teamTag: toField(useField({ form, name: 'teamTag' }), server.of('teamTag')),
    gameId: toField(useField({ form, name: 'gameId' }), server.of('gameId')),
    description: toField(useField({ form, name: 'description' }), server.of('description')),
  }

  async function submit() {
    try {
      const tag = await creation.run({ team: toTeamInput(form.state.values), players, logo, banner })
      onCreated(tag)
    } catch (error) {
      const refused = Object.entries(fieldSentencesOf(error)).map(([path, text]) => [
        formNames[path] ?? path,
        text,
      ])
      server.set(Object.fromEntries(refused))
      // What the server refused is on the first step: go and show it there.
      if (refused.length > 0) setStep(1)
      showToast({ type: 'error', title: 'Erro', message: sentenceOf(error) })
    }
  }

  function back() {
    // Going back from step 3 resets the player picker (part 2 §4).
    if (step === 3) setPlayers([])
    setStep(step === 3 ? 2 : 1)
  }

  return {
    players,
    setPlayers,
    wizard: {
      step,
      fields,
      games: games.map(toGameOption),
      logo,
      onLogoChange: setLogo,
      banner,
      onBannerChange: setBanner,
      onNext: () => (step === 1 ? form.handleSubmit() : setStep(3)),
      onBack: back,
      onCancel,
      onSubmit: submit,
      submitting: creation.progress !== null,
      ...(creation.progress ? { progress: creation.progress } : {}),
    },
  }
}
