import { ImageWithFallback } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { ImageOff } from 'lucide-react'
import { deleteAchievementPictureAtom } from '../../../../atoms/achievements.ts'
import type { Achievement } from '../../../../atoms/achievements.ts'
import { findFileUrl } from '../../../../mappers/files.ts'
import { RemovePicture } from '../../../../components/RemovePicture.tsx'
import styles from '../AchievementsSection.module.css'

/** The picture that an achievement has, and what takes it away; nothing where there is none. */
export function StoredPicture({ achievement }: { achievement: Achievement }) {
  const remove = useSetAtom(deleteAchievementPictureAtom)
  const url = findFileUrl(achievement.files, 'AWARD_ICON')
  const words = {
    label: 'Remover imagem',
    question: 'Remover a imagem?',
    description: `“${achievement.title}” fica sem imagem. Você pode enviar outra depois.`,
    done: 'Imagem removida com sucesso.',
    failure: 'Não foi possível remover a imagem',
  }
  if (url === undefined) return null
  return (
    <div className={styles.stored} role="group" aria-label="Imagem atual">
      <ImageWithFallback className={styles.picture} src={url} alt="" fallback={<ImageOff aria-hidden />} />
      <RemovePicture words={words} onRemove={() => remove(achievement)} />
    </div>
  )
}
