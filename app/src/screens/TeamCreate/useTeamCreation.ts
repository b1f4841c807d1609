import type { PlayerItem, UploadedImage } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { sendInvitationsAtom } from '../../atoms/invitations.ts'
import { createTeamAtom, refreshTeamsAtom, saveTeamPictureAtom } from '../../atoms/teams.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'

type TeamInput = Parameters<ReturnType<typeof useSetAtom<typeof createTeamAtom>>>[0]

export interface NewTeam {
  team: TeamInput
  players: readonly PlayerItem[]
  logo: UploadedImage | null
  banner: UploadedImage | null
}

/** Creates a team in the documented order: the team, the invitations, the logo, the banner (part 2 §4). */
export function useTeamCreation() {
  const [progress, setProgress] = useState<string | null>(null)
  const createTeam = useSetAtom(createTeamAtom)
  const sendInvitations = useSetAtom(sendInvitationsAtom)
  const savePicture = useSetAtom(saveTeamPictureAtom)
  const refreshTeams = useSetAtom(refreshTeamsAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)

  /** The team exists by now: what fails after it is told, and can be done again on the team's page. */
  async function follow(doing: string, failure: string, act: () => Promise<unknown>) {
    setProgress(doing)
    try {
      await act()
      return true
    } catch (error) {
      showError(error, failure)
      return false
    }
  }

  async function run({ team, players, logo, banner }: NewTeam) {
    setProgress('Criando o time…')
    try {
      const { id, team_tag } = await createTeam(team)
      showToast({ title: 'Sucesso', message: 'Time criado com sucesso.' })
      if (players.length > 0) {
        const userIds = players.map((player) => player.id)
        const sent = await follow('Enviando convites…', 'Não foi possível enviar os convites', () =>
          sendInvitations({ teamId: id, userIds }),
        )
        if (sent) showToast({ title: 'Sucesso', message: 'Convites enviados com sucesso.' })
      }
      const save = (businessType: 'TEAM_PROFILE_PHOTO' | 'TEAM_BANNER_PHOTO', { base64 }: UploadedImage) =>
        savePicture({ teamId: id, businessType, base64 })
      if (logo)
        await follow('Enviando o logo…', 'Não foi possível enviar o logo', () =>
          save('TEAM_PROFILE_PHOTO', logo),
        )
      if (banner)
        await follow('Enviando o banner…', 'Não foi possível enviar o banner', () =>
          save('TEAM_BANNER_PHOTO', banner),
        )
      await refreshTeams()
      return team_tag
    } finally {
      setProgress(null)
    }
  }

  return { progress, run }
}
