import { TeamBanner, TeamLogo } from '@convoca/ui'
import type { ComponentProps, ReactNode } from 'react'
import { removeTeamPictureAtom, saveTeamPictureAtom } from '../../../../atoms/teams.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { CrestPicker } from '../../../../components/CrestPicker.tsx'
import { PictureSlot } from '../../../../components/PictureSlot.tsx'
import { createBannerSlot, createLogoSlot } from '../../../../components/picture-slots.ts'
import { toTeamPictures } from '../../../../mappers/files.ts'
import styles from './settings.module.css'

const logo = createLogoSlot({
  businessType: 'TEAM_PROFILE_PHOTO',
  without: 'O time fica com a inicial nas cores dele.',
})

const banner = createBannerSlot({
  businessType: 'TEAM_BANNER_PHOTO',
  without: 'O time fica com a arte nas cores dele.',
})

/** The current logo and banner, each with its upload and removal. */
export function TeamPictures({ team }: { team: Team }) {
  const { name, team_tag, primary_color, secondary_color } = team.entity
  const colors = { tag: team_tag, primaryColor: primary_color, secondaryColor: secondary_color }
  const { logoUrl, bannerUrl } = toTeamPictures(team.files)
  return (
    <div className={styles.pictures}>
      <TeamPicture
        team={team}
        slot={logo}
        renderDrawings={(picker) => (
          <CrestPicker primary={primary_color} secondary={secondary_color} {...picker} />
        )}
      >
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
  renderDrawings?: ComponentProps<typeof PictureSlot>['renderDrawings']
  children: ReactNode
}

function TeamPicture({ team, slot, renderDrawings, children }: TeamPictureProps) {
  return (
    <PictureSlot
      slot={slot}
      files={team.files}
      saveAtom={saveTeamPictureAtom}
      removeAtom={removeTeamPictureAtom}
      toVariables={(picture) => ({ ...picture, teamId: team.id, businessType: slot.businessType })}
      renderDrawings={renderDrawings}
    >
      {children}
    </PictureSlot>
  )
}
