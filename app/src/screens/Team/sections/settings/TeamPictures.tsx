import { Button, ImageUploader, TeamBanner, TeamLogo } from '@convoca/ui'
import type { UploadedImage } from '@convoca/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { removeTeamPictureAtom, saveTeamPictureAtom } from '../../../../atoms/teams.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { RemovePicture } from '../../../../components/RemovePicture.tsx'
import { useUnsavedChanges } from '../../../../forms/useUnsavedChanges.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'
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

interface SlotProps {
  team: Team
  slot: typeof logo | typeof banner
}

function TeamPicture({ team, slot, children }: SlotProps & { children: ReactNode }) {
  const stored = team.files.find(({ business_type }) => business_type === slot.businessType)
  return (
    <div className={styles.picture}>
      <div className={styles.current}>
        {children}
        {stored && (
          <RemovePicture texts={slot.removal} removeAtom={removeTeamPictureAtom} variables={stored.id} />
        )}
      </div>
      <Replacement team={team} slot={slot} />
    </div>
  )
}

/** The old picture stays above until the new one is stored; after an error the new one stays here, to be retried. */
function Replacement({ team, slot }: SlotProps) {
  const { businessType, preset, label, hint, success, failure } = slot
  const [image, setImage] = useState<UploadedImage | null>(null)
  const { run, inFlight } = useWrite(saveTeamPictureAtom)
  const isSaving = inFlight.some((picture) => picture.businessType === businessType)
  useUnsavedChanges(() => image !== null)

  async function save({ base64 }: UploadedImage) {
    const isSaved = await run(
      { teamId: team.id, files: team.files, businessType, base64 },
      { done: { title: 'Sucesso', message: success }, failure },
    )
    if (isSaved) setImage(null)
  }

  return (
    <>
      <ImageUploader
        preset={preset}
        value={image}
        onChange={setImage}
        label={label}
        hint={hint}
        disabled={isSaving}
      />
      {image ? (
        <Button
          variant="primary"
          loading={isSaving}
          loadingLabel="Enviando..."
          onClick={() => void save(image)}
        >
          {slot.save}
        </Button>
      ) : null}
    </>
  )
}
