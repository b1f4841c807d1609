import { Button, ImageUploader, TeamBanner, TeamLogo } from '@convoca/ui'
import type { UploadedImage } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { removeTeamPictureAtom, saveTeamPictureAtom } from '../../../../atoms/teams.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import { toTeamPictures } from '../../../../mappers/files.ts'
import { RemovePicture } from '../../../../components/RemovePicture.tsx'
import styles from '../../TeamScreen.module.css'

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
    failure: 'Não foi possível remover o logo',
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
    failure: 'Não foi possível remover o banner',
  },
} as const

/** Logo and banner as they are, each with what replaces it and what takes it away. */
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

interface SlotProps {
  team: Team
  slot: typeof logo | typeof banner
}

function TeamPicture({ team, slot, children }: SlotProps & { children: ReactNode }) {
  const remove = useSetAtom(removeTeamPictureAtom)
  const stored = team.files.find(({ business_type }) => business_type === slot.businessType)
  return (
    <div className={styles.picture}>
      <div className={styles.current}>
        {children}
        {stored && <RemovePicture words={slot.removal} onRemove={() => remove(stored.id)} />}
      </div>
      <Replacement team={team} slot={slot} />
    </div>
  )
}

/** The old picture stays above until the new one is stored; what could not be sent stays here, to be sent again. */
function Replacement({ team, slot }: SlotProps) {
  const { businessType, preset, label, hint, success, failure } = slot
  const [image, setImage] = useState<UploadedImage | null>(null)
  const [saving, setSaving] = useState(false)
  const savePicture = useSetAtom(saveTeamPictureAtom)
  const tell = useSetAtom(runWithToastAtom)

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
          {slot.save}
        </Button>
      ) : null}
    </>
  )
}
