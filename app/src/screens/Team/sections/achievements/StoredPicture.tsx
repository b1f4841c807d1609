import { Button, ImageWithFallback } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { ImageOff, Trash2 } from 'lucide-react'
import { deleteAchievementPictureAtom } from '../../../../atoms/achievements.ts'
import type { Achievement } from '../../../../atoms/achievements.ts'
import { tellAtom } from '../../../../atoms/toasts.ts'
import { fileUrl } from '../../../files.ts'
import { useQuestion } from '../../../useQuestion.tsx'
import styles from '../AchievementsSection.module.css'

const telling = {
  done: { title: 'Sucesso', message: 'Imagem removida com sucesso.' },
  failure: 'Não foi possível remover a imagem',
}

/** The picture that an achievement has, and what takes it away; nothing where there is none. */
export function StoredPicture({ achievement }: { achievement: Achievement }) {
  const remove = useSetAtom(deleteAchievementPictureAtom)
  const tell = useSetAtom(tellAtom)
  const { ask, question } = useQuestion()
  const url = fileUrl(achievement.files, 'AWARD_ICON')
  const askToRemove = () =>
    ask({
      title: 'Remover a imagem?',
      description: `“${achievement.title}” fica sem imagem. Você pode enviar outra depois.`,
      confirmLabel: 'Remover imagem',
      act: () => tell(telling, () => remove(achievement)),
    })
  return (
    <>
      {url !== undefined && (
        <div className={styles.stored} role="group" aria-label="Imagem atual">
          <ImageWithFallback
            className={styles.picture}
            src={url}
            alt=""
            fallback={<ImageOff aria-hidden />}
          />
          <Button size="small" icon={<Trash2 aria-hidden size={16} />} onClick={askToRemove}>
            Remover imagem
          </Button>
        </div>
      )}
      {question}
    </>
  )
}
