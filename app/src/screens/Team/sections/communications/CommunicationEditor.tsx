import { CommunicationForm } from '@convoca/ui'
import type { CommunicationKind } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Communication } from '../../../../atoms/communications.ts'
import { userAtom } from '../../../../atoms/session.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { showToastAtom } from '../../../../atoms/toasts.ts'
import { EditorPanel } from '../../../../components/EditorPanel.tsx'
import { useCommunicationForm } from './useCommunicationForm.ts'

/** What is being written: a new one, perhaps to somebody in particular, or one that was sent. */
export type Writing = { to?: string } | { edited: Communication }

export interface CommunicationEditorProps {
  team: Team
  writing: Writing
  onDone: () => void
  /** Without it the form stays open. */
  onCancel?: () => void
}

const toEverybody: readonly CommunicationKind[] = ['INFO', 'WARNING', 'URGENT']

/** To whom it goes stays as it was: the team's stays the team's, a private one stays private. */
function kindsFor({ permissions }: Team, writing: Writing): readonly CommunicationKind[] {
  if ('edited' in writing) return writing.edited.isGlobal ? toEverybody : ['PRIVATE']
  if (writing.to !== undefined || !permissions.communicate) return ['PRIVATE']
  return [...toEverybody, 'PRIVATE']
}

function startOf(writing: Writing, kinds: readonly CommunicationKind[]) {
  if (!('edited' in writing)) {
    return { kind: kinds[0] ?? 'PRIVATE', recipientId: writing.to ?? '', title: '', body: '' }
  }
  const { messageType, recipient, title, body } = writing.edited
  return { kind: messageType, recipientId: recipient?.id ?? '', title, body }
}

function recipientsFor({ members }: Team, writing: Writing, myId: string | undefined) {
  const only = 'edited' in writing ? writing.edited.recipient?.id : writing.to
  const others = members
    .map(({ entity }) => ({ id: entity.user_id, nick: entity.user_name }))
    .filter(({ id }) => id !== myId && (only === undefined || id === only))
  // Whoever has left the team since is still whom an edited one went to.
  return only !== undefined && others.length === 0 ? [{ id: only, nick: '' }] : others
}

/** Mount it with a `key` per act: it starts with what it is given. */
export function CommunicationEditor({ team, writing, onDone, onCancel }: CommunicationEditorProps) {
  const me = useAtomValue(userAtom)
  const showToast = useSetAtom(showToastAtom)
  const kinds = kindsFor(team, writing)
  const edited = 'edited' in writing ? writing.edited : undefined
  const form = useCommunicationForm({
    teamId: team.id,
    id: edited?.id,
    start: startOf(writing, kinds),
    onSaved: () => {
      const message = edited ? 'Comunicado atualizado com sucesso.' : 'Comunicado enviado com sucesso.'
      showToast({ title: 'Sucesso', message })
      onDone()
    },
  })
  return (
    <EditorPanel title={titleOf(writing, kinds)}>
      <CommunicationForm
        {...form}
        kinds={kinds}
        recipients={recipientsFor(team, writing, me?.id)}
        onCancel={onCancel}
        texts={edited ? { submit: 'Salvar', submitting: 'Salvando...' } : undefined}
      />
    </EditorPanel>
  )
}

function titleOf(writing: Writing, kinds: readonly CommunicationKind[]) {
  if ('edited' in writing) return 'Editar comunicado'
  return kinds.length === 1 ? 'Nova mensagem privada' : 'Novo comunicado'
}
