import { TeamBanner, TeamLogo } from '@convoca/ui'
import type { ReactNode } from 'react'
import { removeTeamPictureAtom, saveTeamPictureAtom } from '../../../../atoms/teams.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { PictureSlot } from '../../../../components/PictureSlot.tsx'
import { toTeamPictures } from '../../../../mappers/files.ts'
import styles from './settings.module.css'

const logo = {
  businessType: 'TEAM_PROFILE_PHOTO',
  preset: 'profile',
  label: 'Logo',
  hint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
  save: 'Salvar logo',
  success: 'Logo carregado com sucesso',
  failure: 'Não foi possível enviar o logo',
  removal: {
    label: 'Remover logo',
    question: 'Remover o logo?',
    description: 'O time fica com a inicial nas cores dele. Você pode enviar outro depois.',
    done: 'Logo removido com sucesso.',
  },
} as const

const banner = {
  businessType: 'TEAM_BANNER_PHOTO',
  preset: 'banner',
  label: 'Banner',
  hint: 'Recomendado: Imagem retangular (16:9), máximo 5MB',
  save: 'Salvar banner',
  success: 'Banner carregado com sucesso',
  failure: 'Não foi possível enviar o banner',
  removal: {
    label: 'Remover banner',
    question: 'Remover o banner?',
    description: 'O time fica com a arte nas cores dele. Você pode enviar outro depois.',
    done: 'Banner removido com sucesso.',
  },
} as const

/** The current logo and banner, each with its upload and removal. */
export function TeamPictures({ team }: { team: Team }) {
  const { name, team_tag, primary_color, secondary_color } = team.entity
  const colors = { tag: team_tag, primaryColor: primary_color, secondaryColor: secondary_color }
  const { logoUrl, bannerUrl } = toTeamPictures(team.files)
  return (
    <div className={styles.pictures}>
      <TeamPicture team={team} slot={logo}>
        <TeamLogo {...colors} name={name} src={logoUrl} size={96} />
      </TeamPicture>
      <TeamPicture team={team} slot={banner}>
        <TeamBanner {...colors} src={bannerUrl} fade={false} className={styles.bannerNow} />
      </TeamPicture>
    </div>
  )
}

interface TeamPictureProps {
  team: Team
  slot: typeof logo | typeof banner
  children: ReactNode
}

function TeamPicture({ team, slot, children }: TeamPictureProps) {
  return (
    <PictureSlot
      slot={slot}
      files={team.files}
      saveAtom={saveTeamPictureAtom}
      removeAtom={removeTeamPictureAtom}
      toVariables={(picture) => ({ ...picture, teamId: team.id, businessType: slot.businessType })}
    >
      {children}
    </PictureSlot>
  )
}
