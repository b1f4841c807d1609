import { AchievementForm, AchievementList, Button, ConfirmDialog, Panel } from '@convoca/ui'
import type { TeamAchievement } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { achievementsAtom, removeAchievementAtom } from '../../../atoms/achievements.ts'
import type { Achievement } from '../../../atoms/achievements.ts'
import { gamesAtom } from '../../../atoms/games.ts'
import type { Game } from '../../../atoms/games.ts'
import { showErrorAtom, showToastAtom } from '../../../atoms/toasts.ts'
import { fileUrl } from '../../files.ts'
import { useAchievementForm } from './achievements/useAchievementForm.ts'
import styles from './AchievementsSection.module.css'
import type { SectionProps } from './section.ts'
import { useEditing } from './useEditing.ts'

export function AchievementsSection({ team }: SectionProps) {
  const achievements = useAtomValue(useMemo(() => achievementsAtom(team.id), [team.id]))
  const games = useAtomValue(gamesAtom).data ?? []
  const { editing, edit, close } = useEditing<Achievement>()
  const [removing, setRemoving] = useState<Achievement>()
  const all = achievements.data ?? []
  const mayManage = team.permissions.manageShowcase
  const find = ({ id }: TeamAchievement) => all.find((achievement) => achievement.id === id)
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden size={18} />} onClick={() => edit(null)}>
      Nova conquista
    </Button>
  )
  return (
    <div className={styles.root}>
      {editing && (
        <Writer
          key={editing.item?.id ?? 'new'}
          teamId={team.id}
          edited={editing.item ?? undefined}
          games={games}
          onDone={close}
        />
      )}
      <Panel title="Conquistas" actions={mayManage ? add : undefined}>
        <AchievementList
          achievements={all.map((achievement) => toAchievement(achievement, games))}
          status={achievements.data ? 'ready' : achievements.isError ? 'error' : 'loading'}
          onRetry={() => void achievements.refetch()}
          renderActions={
            mayManage
              ? (shown) => (
                  <Actions
                    title={shown.title}
                    onEdit={() => {
                      const edited = find(shown)
                      if (edited) edit(edited)
                    }}
                    onRemove={() => setRemoving(find(shown))}
                  />
                )
              : undefined
          }
        />
      </Panel>
      {removing && <RemoveDialog achievement={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  )
}

function toAchievement(achievement: Achievement, games: readonly Game[]): TeamAchievement {
  const { id, title, description, placement, date, championship, files, game_id } = achievement
  return {
    id,
    title,
    description,
    placement,
    date,
    championship,
    gameName: games.find((game) => game.id === game_id)?.name,
    pictureUrl: fileUrl(files, 'AWARD_ICON'),
  }
}

function Actions({ title, onEdit, onRemove }: { title: string; onEdit: () => void; onRemove: () => void }) {
  return (
    <>
      <Button size="small" aria-label={`Editar ${title}`} onClick={onEdit}>
        Editar
      </Button>
      <Button size="small" variant="ghost" aria-label={`Excluir ${title}`} onClick={onRemove}>
        Excluir
      </Button>
    </>
  )
}

interface WriterProps {
  teamId: string
  edited: Achievement | undefined
  games: readonly Game[]
  onDone: () => void
}

function Writer({ teamId, edited, games, onDone }: WriterProps) {
  const showToast = useSetAtom(showToastAtom)
  const form = useAchievementForm({
    teamId,
    edited,
    onSaved: () => {
      showToast({ title: 'Sucesso', message: 'Conquista salva com sucesso.' })
      onDone()
    },
  })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const hasPicture = edited !== undefined && edited.files.length > 0
  return (
    <Panel title={edited ? 'Editar conquista' : 'Nova conquista'}>
      <AchievementForm
        ref={root}
        {...form}
        games={games.map(({ id, name }) => ({ id, name }))}
        onCancel={onDone}
        texts={hasPicture ? { picture: 'Trocar imagem' } : undefined}
      />
    </Panel>
  )
}

function RemoveDialog({ achievement, onClose }: { achievement: Achievement; onClose: () => void }) {
  const remove = useSetAtom(removeAchievementAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)

  async function confirm() {
    onClose()
    try {
      await remove({ teamId: achievement.team_id, id: achievement.id })
      showToast({ title: 'Sucesso', message: 'Conquista excluída com sucesso.' })
    } catch (error) {
      showError(error, 'Não foi possível excluir a conquista')
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Excluir conquista"
      description={`“${achievement.title}” e a sua imagem deixam de existir.`}
      confirmLabel="Excluir"
      tone="danger"
      onConfirm={() => void confirm()}
    />
  )
}
