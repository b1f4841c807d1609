import { Avatar, TeamBanner } from '@convoca/ui'
import { removeProfilePictureAtom, saveProfilePictureAtom } from '../../atoms/profile.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { FacePicker } from '../../components/FacePicker.tsx'
import { createBannerSlot } from '../../components/picture-slots.ts'
import { PictureSlot } from '../../components/PictureSlot.tsx'
import { findFileUrl } from '../../mappers/files.ts'
import styles from './ProfilePictures.module.css'

const photo = {
  businessType: 'USER_PROFILE_PHOTO',
  preset: 'profile',
  label: 'Foto',
  hint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
  save: 'Salvar foto',
  success: 'Foto carregada com sucesso',
  failure: 'Não foi possível enviar a foto',
  removal: {
    label: 'Remover foto',
    question: 'Remover a foto?',
    description: 'No lugar dela aparece a inicial do seu nick. Você pode enviar outra depois.',
    done: 'Foto removida com sucesso.',
  },
} as const

const banner = createBannerSlot({
  businessType: 'USER_PROFILE_BANNER',
  without: 'No lugar dele aparece a arte com o seu nick.',
})

/** The photo and the banner, each with its upload and removal. */
export function ProfilePictures({ profile: { entity, files } }: { profile: OwnProfile }) {
  const shared = { files, saveAtom: saveProfilePictureAtom, removeAtom: removeProfilePictureAtom }
  const userId = entity.id
  return (
    <div className={styles.pictures}>
      <PictureSlot
        {...shared}
        slot={photo}
        toVariables={(picture) => ({ ...picture, userId, businessType: photo.businessType })}
        renderDrawings={(picker) => <FacePicker userId={userId} {...picker} />}
      >
        <Avatar id={userId} name={entity.nick} src={entity.picture} size="xl" decorative />
      </PictureSlot>
      <PictureSlot
        {...shared}
        slot={banner}
        toVariables={(picture) => ({ ...picture, userId, businessType: banner.businessType })}
      >
        <TeamBanner
          tag={entity.nick}
          src={findFileUrl(files, banner.businessType)}
          fade={false}
          className={styles.banner}
        />
      </PictureSlot>
    </div>
  )
}
