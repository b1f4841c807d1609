import type { UploadedImage } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { getErrorTextOr } from '../../atoms/errors.ts'
import { gamesAtom } from '../../atoms/games.ts'
import { userAtom } from '../../atoms/session.ts'
import { showErrorAtom } from '../../atoms/toasts.ts'
import { useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { useInviteePicker } from '../../hooks/useInviteePicker.ts'
import { toGameOption } from '../../mappers/team.ts'
import { useTeamCreation } from './useTeamCreation.ts'
import { useTeamForm } from './useTeamForm.ts'

type Step = 1 | 2 | 3

const noGamesText = (error: unknown) =>
  `Não foi possível carregar os jogos. ${getErrorTextOr(error, 'Tente de novo.')}`

export interface TeamWizardOptions {
  /** After the team and everything possible of it was stored. */
  onCreated: (tag: string) => void
  onCancel: () => void
}

/** The state of the wizard (docs/product.md#team-wizard): three steps with one form, two pictures and the invitees. */
export function useTeamWizard({ onCreated, onCancel }: TeamWizardOptions) {
  const [step, setStep] = useState<Step>(1)
  const [logo, setLogo] = useState<UploadedImage | null>(null)
  const [banner, setBanner] = useState<UploadedImage | null>(null)
  const me = useAtomValue(userAtom)
  const invitees = useInviteePicker({ exceptId: me?.id })
  const games = useAtomValue(gamesAtom)
  const noGames = games.isError && !games.data
  const showError = useSetAtom(showErrorAtom)
  const creation = useTeamCreation()
  const form = useTeamForm({ onValid: () => setStep(2) })
  const hasMore = logo !== null || banner !== null || invitees.players.length > 0
  useUnsavedChanges(() => form.isChanged() || hasMore, form.kept)

  async function submit() {
    // Before the team is created, so that it is not left without invitations.
    if (invitees.showError()) return
    try {
      onCreated(await creation.run({ team: form.request(), players: invitees.players, logo, banner }))
    } catch (error) {
      // The team's fields are on the first step.
      if (form.showErrors(error)) setStep(1)
      showError(error, 'Não foi possível criar o time. Tente novamente mais tarde.')
    }
  }

  function next() {
    if (step === 2) return setStep(3)
    if (noGames) void games.refetch()
    return form.submit()
  }

  function back() {
    // Going back from step 3 resets the player picker (docs/product.md#team-wizard).
    if (step === 3) invitees.clear()
    setStep(step === 3 ? 2 : 1)
  }

  return {
    picker: invitees.picker,
    wizard: {
      step,
      fields: noGames
        ? { ...form.fields, gameId: { ...form.fields.gameId, error: noGamesText(games.error) } }
        : form.fields,
      games: (games.data ?? []).map(toGameOption),
      logo,
      onLogoChange: setLogo,
      banner,
      onBannerChange: setBanner,
      onNext: next,
      onBack: back,
      onCancel,
      onSubmit: submit,
      submitting: creation.progress !== null,
      ...(creation.progress ? { progress: creation.progress } : {}),
    },
  }
}
