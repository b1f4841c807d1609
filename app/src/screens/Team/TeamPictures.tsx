import { Button, ImageUploader, TeamBanner, TeamLogo } from '@convoca/ui'
import type { UploadedImage } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { saveTeamPictureAtom } from '../../atoms/teams.ts'
import type { Team, TeamPicture } from '../../atoms/teams.ts'
import { tellAtom } from '../../atoms/toasts.ts'
import { teamPictures } from '../files.ts'
import styles from './TeamScreen.module.css'

/** Logo and banner as they are, each with the uploader that replaces it. */
export function TeamPictures({ team }: { team: Team }) {
  const { name, team_tag, primary_color, secondary_color } = team.entity
  const colors = { tag: team_tag, primaryColor: primary_color, secondaryColor: secondary_color }
  const { logoUrl, bannerUrl } = teamPictures(team.files)
  return (
    <div className={styles.pictures}>
      <div className={styles.picture}>
        <div className={styles.current}>
          <TeamLogo {...colors} name={name} src={logoUrl} size={96} />
        </div>
        <Replacement
          team={team}
          businessType="TEAM_PROFILE_PHOTO"
          preset="profile"
          label="Logo"
          hint="Recomendado: Imagem quadrada (1:1), máximo 5MB"
          success="Logo carregado com sucesso"
          failure="Não foi possível enviar o logo"
        />
      </div>
      <div className={styles.picture}>
        <div className={styles.current}>
          <TeamBanner {...colors} src={bannerUrl} fade={false} className={styles.bannerNow} />
        </div>
        <Replacement
          team={team}
          businessType="TEAM_BANNER_PHOTO"
          preset="banner"
          label="Banner"
          hint="Recomendado: Imagem retangular (16:9), máximo 5MB"
          success="Banner carregado com sucesso"
          failure="Não foi possível enviar o banner"
        />
      </div>
    </div>
  )
}

interface ReplacementProps {
  team: Team
  businessType: TeamPicture['businessType']
  preset: 'profile' | 'banner'
  label: string
  hint: string
  success: string
  failure: string
}

/** The old picture stays above until the new one is stored; what could not be sent stays here, to be sent again. */
function Replacement({ team, businessType, preset, label, hint, success, failure }: ReplacementProps) {
  const [image, setImage] = useState<UploadedImage | null>(null)
  const [saving, setSaving] = useState(false)
  const savePicture = useSetAtom(saveTeamPictureAtom)
  const tell = useSetAtom(tellAtom)

  async function save({ base64 }: UploadedImage) {
    setSaving(true)
    const saved = await tell({ done: { title: 'Sucesso', message: success }, failure }, () =>
      savePicture({ teamId: team.id, files: team.files, businessType, base64 }),
    )
    setSaving(false)
    if (saved) setImage(null)
  }

  return (
    <>
      <ImageUploader
        preset={preset}
        value={image}
        onChange={setImage}
        label={label}
        hint={hint}
        disabled={saving}
      />
      {image ? (
        <Button
          variant="primary"
          loading={saving}
          loadingLabel="Enviando..."
          onClick={() => void save(image)}
        >
          Salvar {label.toLowerCase()}
        </Button>
      ) : null}
    </>
  )
}
