import { Button, Panel, ImageWithFallback } from '@convoca/ui'
import { AchievementForm, AchievementList } from '@convoca/ui/app'
import { useAtomValue, useSetAtom } from 'jotai'
import { Plus, ImageOff } from 'lucide-react'
import {
  achievementsAtom,
  removeAchievementAtom,
  type Achievement,
  deleteAchievementPictureAtom,
} from '../../../atoms/achievements.ts'
import { gamesAtom, type Game } from '../../../atoms/games.ts'
import { showToastAtom } from '../../../atoms/toasts.ts'
import { EditorPanel } from '../../../components/EditorPanel.tsx'
import { RowActions } from '../../../components/RowActions.tsx'
import { useEditing } from '../../../hooks/useEditing.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import { toAchievement } from '../../../mappers/achievement.ts'
import { toQueryProps } from '../../../mappers/query-props.ts'
import { RemovePicture } from '../../../components/RemovePicture.tsx'
import { findFileUrl } from '../../../mappers/files.ts'
import { useAchievementForm } from './achievements/useAchievementForm.ts'
import type { SectionProps } from './section-props.ts'
import styles from './AchievementsSection.module.css'

export function AchievementsSection({ team }: SectionProps) {
  const achievements = useQueryAtom(achievementsAtom, team.id)
  const games = useAtomValue(gamesAtom).data ?? []
  const { editing, edit, close } = useEditing<Achievement>()
  const all = achievements.data ?? []
  const canManage = team.permissions.manageShowcase
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden size={18} />} onClick={() => edit(null)}>
      Nova conquista
    </Button>
  )
  return (
    <div className={styles.root}>
      {editing && (
        <Editor
          key={editing.item?.id ?? 'new'}
          teamId={team.id}
          edited={editing.item ?? undefined}
          stored={all.find(({ id }) => id === editing.item?.id)}
          games={games}
          onDone={close}
        />
      )}
      <Panel title="Conquistas" actions={canManage ? add : undefined}>
        <AchievementList
          achievements={all.map((achievement) => toAchievement(achievement, games))}
          {...toQueryProps(achievements)}
          renderActions={({ id }) => {
            const achievement = all.find((listed) => listed.id === id)
            return (
              canManage &&
              achievement && <Actions achievement={achievement} onEdit={() => edit(achievement)} />
            )
          }}
        />
      </Panel>
    </div>
  )
}

function Actions({ achievement, onEdit }: { achievement: Achievement; onEdit: () => void }) {
  const { run } = useWrite(removeAchievementAtom)
  const { id, team_id: teamId, title } = achievement
  return (
    <RowActions
      name={title}
      onEdit={onEdit}
      removal={{
        title: 'Excluir conquista',
        description: `“${title}” e a sua imagem deixam de existir.`,
        onRemove: () =>
          void run(
            { teamId, id },
            { done: { title: 'Sucesso', message: 'Conquista excluída com sucesso.', description: title } },
          ),
      }}
    />
  )
}

interface EditorProps {
  teamId: string
  edited: Achievement | undefined
  /** The achievement as it is stored now: its picture may be removed while it is edited. */
  stored: Achievement | undefined
  games: readonly Game[]
  onDone: () => void
}

/** An achievement's stored picture with its removal; nothing where there is none. */
function StoredPicture({ achievement }: { achievement: Achievement }) {
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

function Editor({ teamId, edited, stored, games, onDone }: EditorProps) {
  const showToast = useSetAtom(showToastAtom)
  const form = useAchievementForm({
    teamId,
    edited,
    onSaved: (title) => {
      showToast({ title: 'Sucesso', message: 'Conquista salva com sucesso.', description: title })
      onDone()
    },
  })
  const hasPicture = stored !== undefined && stored.files.length > 0
  return (
    <EditorPanel title={edited ? 'Editar conquista' : 'Nova conquista'}>
      {stored && <StoredPicture achievement={stored} />}
      <AchievementForm
        {...form}
        games={games.map(({ id, name }) => ({ id, name }))}
        onCancel={onDone}
        texts={hasPicture ? { picture: 'Trocar imagem' } : undefined}
      />
    </EditorPanel>
  )
}
