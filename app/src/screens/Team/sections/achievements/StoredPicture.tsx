import { ImageWithFallback } from '@convoca/ui'
import { ImageOff } from 'lucide-react'
import { deleteAchievementPictureAtom } from '../../../../atoms/achievements.ts'
import type { Achievement } from '../../../../atoms/achievements.ts'
import { RemovePicture } from '../../../../components/RemovePicture.tsx'
import { findFileUrl } from '../../../../mappers/files.ts'
import styles from '../AchievementsSection.module.css'

/** An achievement's stored picture with its removal; nothing where there is none. */
export function StoredPicture({ achievement }: { achievement: Achievement }) {
  const url = findFileUrl(achievement.files, 'AWARD_ICON')
  const texts = {
    label: 'Remover imagem',
    question: 'Remover a imagem?',
    description: `“${achievement.title}” fica sem imagem. Você pode enviar outra depois.`,
    done: 'Imagem removida com sucesso.',
  }
  if (url === undefined) return null
  return (
    <div className={styles.stored} role="group" aria-label="Imagem atual">
      <ImageWithFallback className={styles.picture} src={url} alt="" fallback={<ImageOff aria-hidden />} />
      <RemovePicture texts={texts} removeAtom={deleteAchievementPictureAtom} variables={achievement} />
    </div>
  )
}
