import type { PlayerItem, UploadedImage } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { sendInvitationsAtom } from '../../atoms/invitations.ts'
import { createTeamAtom, refreshTeamsAtom, saveTeamPictureAtom } from '../../atoms/teams.ts'
import { showToastAtom, runWithToastAtom } from '../../atoms/toasts.ts'
import type { RunToasts } from '../../atoms/toasts.ts'

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
  const sendInvitations = useSetAtom(sendInvitationsAtom)
  const savePicture = useSetAtom(saveTeamPictureAtom)
  const refreshTeams = useSetAtom(refreshTeamsAtom)
  const showToast = useSetAtom(showToastAtom)
  const runWithToast = useSetAtom(runWithToastAtom)

  /** A step after the team exists: an error is a toast, and the step can be repeated on the team's page. */
  function runStep(step: string, toasts: RunToasts, action: () => Promise<unknown>) {
    setProgress(step)
    return runWithToast(toasts, action)
  }

  async function run({ team, players, logo, banner }: NewTeam) {
    setProgress('Criando o time…')
    try {
      const { id, team_tag, files } = await createTeam(team)
      showToast({ title: 'Sucesso', message: 'Time criado com sucesso.', description: team.name })
      if (players.length > 0)
        await runStep('Enviando convites…', invitationToasts, () =>
          sendInvitations({ teamId: id, userIds: players.map((player) => player.id) }),
        )
      if (logo)
        await runStep('Enviando o logo…', { failure: 'Não foi possível enviar o logo' }, () =>
          savePicture({ teamId: id, files, businessType: 'TEAM_PROFILE_PHOTO', base64: logo.base64 }),
        )
      if (banner)
        await runStep('Enviando o banner…', { failure: 'Não foi possível enviar o banner' }, () =>
          savePicture({ teamId: id, files, businessType: 'TEAM_BANNER_PHOTO', base64: banner.base64 }),
        )
      await refreshTeams()
      return team_tag
    } finally {
      setProgress(null)
    }
  }

  return { progress, run }
}
