import { CommunicationForm } from '@convoca/ui/app'
import type { CommunicationKind } from '@convoca/ui/app'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Communication } from '../../../../atoms/communications.ts'
import { userAtom } from '../../../../atoms/session.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { showToastAtom } from '../../../../atoms/toasts.ts'
import { EditorPanel } from '../../../../components/EditorPanel.tsx'
import { useCommunicationForm } from './useCommunicationForm.ts'

/** The subject of the editor: a new communication, possibly to one member, or a sent one. */
export type EditorSubject = { to?: string } | { edited: Communication }

export interface CommunicationEditorProps {
  team: Team
  subject: EditorSubject
  onDone: () => void
  /** A form that has no cancel cannot be closed. */
  onCancel?: () => void
  /** Whether the first field takes the focus. Default true. */
  focusFirst?: boolean | undefined
}

const teamKinds: readonly CommunicationKind[] = ['INFO', 'WARNING', 'URGENT']

/** Editing changes no recipients: a team communication stays one, a private one stays private. */
function getKinds({ permissions }: Team, subject: EditorSubject): readonly CommunicationKind[] {
  if ('edited' in subject) return subject.edited.isGlobal ? teamKinds : ['PRIVATE']
  if (subject.to !== undefined || !permissions.communicate) return ['PRIVATE']
  return [...teamKinds, 'PRIVATE']
}

function getInitialValues(subject: EditorSubject, kinds: readonly CommunicationKind[]) {
  if (!('edited' in subject)) {
    return { kind: kinds[0] ?? 'PRIVATE', recipientId: subject.to ?? '', title: '', body: '' }
  }
  const { messageType, recipient, title, body } = subject.edited
  return { kind: messageType, recipientId: recipient?.id ?? '', title, body }
}

function getRecipients({ members }: Team, subject: EditorSubject, myId: string | undefined) {
  const only = 'edited' in subject ? subject.edited.recipient?.id : subject.to
  const others = members
    .map(({ entity }) => ({ id: entity.user_id, nick: entity.user_name }))
    .filter(({ id }) => id !== myId && (only === undefined || id === only))
  // The recipient of a sent one may have left the team since.
  return only !== undefined && others.length === 0 ? [{ id: only, nick: '' }] : others
}

/** Give it a `key` per subject: the props are initial values. */
export function CommunicationEditor(props: CommunicationEditorProps) {
  const { team, subject, onDone, onCancel, focusFirst } = props
  const me = useAtomValue(userAtom)
  const showToast = useSetAtom(showToastAtom)
  const kinds = getKinds(team, subject)
  const edited = 'edited' in subject ? subject.edited : undefined
  const { discardDraft, ...form } = useCommunicationForm({
    teamId: team.id,
    id: edited?.id,
    to: 'to' in subject ? subject.to : undefined,
    start: getInitialValues(subject, kinds),
    onSaved: (title) => {
      const message = edited ? 'Comunicado atualizado com sucesso.' : 'Comunicado enviado com sucesso.'
      showToast({ title: 'Sucesso', message, description: title })
      onDone()
    },
  })
  return (
    <EditorPanel title={getTitle(subject, kinds)} focusFirst={focusFirst}>
      <CommunicationForm
        {...form}
        kinds={kinds}
        recipients={getRecipients(team, subject, me?.id)}
        onCancel={onCancel && (() => (edited ? onCancel() : discardDraft(onCancel)))}
        texts={edited ? { submit: 'Salvar', submitting: 'Salvando...' } : undefined}
      />
    </EditorPanel>
  )
}

function getTitle(subject: EditorSubject, kinds: readonly CommunicationKind[]) {
  if ('edited' in subject) return 'Editar comunicado'
  return kinds.length === 1 ? 'Nova mensagem privada' : 'Novo comunicado'
}
