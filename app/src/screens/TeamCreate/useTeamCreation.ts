import type { PlayerItem, UploadedImage } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { sendInvitationsAtom } from '../../atoms/invitations.ts'
import { createTeamAtom, refreshTeamsAtom, saveTeamPictureAtom } from '../../atoms/teams.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { useWrite } from '../../hooks/useWrite.ts'

type TeamInput = Parameters<ReturnType<typeof useSetAtom<typeof createTeamAtom>>>[0]

export interface NewTeam {
  team: TeamInput
  players: readonly PlayerItem[]
  logo: UploadedImage | null
  banner: UploadedImage | null
}

const invitationToasts = {
  done: { title: 'Sucesso', message: 'Convites enviados com sucesso.' },
  failure: 'Não foi possível enviar os convites',
} as const

/** Creates a team in the documented order: the team, the invitations, the logo, the banner (docs/product.md#team-wizard). */
export function useTeamCreation() {
  const [progress, setProgress] = useState<string | null>(null)
  const createTeam = useSetAtom(createTeamAtom)
  const invitations = useWrite(sendInvitationsAtom)
  const pictures = useWrite(saveTeamPictureAtom)
  const refreshTeams = useSetAtom(refreshTeamsAtom)
  const showToast = useSetAtom(showToastAtom)

  async function run({ team, players, logo, banner }: NewTeam) {
    setProgress('Criando o time…')
    try {
      const { id, team_tag, files } = await createTeam(team)
      showToast({ title: 'Sucesso', message: 'Time criado com sucesso.', description: team.name })
      // Each step after the team exists shows its error as a toast, and can be repeated on the team's page.
      if (players.length > 0) {
        setProgress('Enviando convites…')
        await invitations.run({ teamId: id, userIds: players.map((player) => player.id) }, invitationToasts)
      }
      if (logo) {
        setProgress('Enviando o logo…')
        await pictures.run(
          { teamId: id, files, businessType: 'TEAM_PROFILE_PHOTO', base64: logo.base64 },
          { failure: 'Não foi possível enviar o logo' },
        )
      }
      if (banner) {
        setProgress('Enviando o banner…')
        await pictures.run(
          { teamId: id, files, businessType: 'TEAM_BANNER_PHOTO', base64: banner.base64 },
          { failure: 'Não foi possível enviar o banner' },
        )
      }
      await refreshTeams()
      return team_tag
    } finally {
      setProgress(null)
    }
  }

  return { progress, run }
}
