import { Button, Panel } from '@convoca/ui'
import { CommunicationList, UnreadBadge } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { communicationDraftsAtom, draftKey } from '../../../atoms/communication-drafts.ts'
import { communicationsAtom, unreadCommunicationsAtom } from '../../../atoms/communications.ts'
import type { Communication, CommunicationFilter } from '../../../atoms/communications.ts'
import { userAtom } from '../../../atoms/session.ts'
import { useEditing } from '../../../hooks/useEditing.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { toCommunication } from '../../../mappers/communication.ts'
import { toQueryProps } from '../../../mappers/query-props.ts'
import { CommunicationEditor } from './communications/CommunicationEditor.tsx'
import { PrivateThread } from './communications/PrivateThread.tsx'
import { useCommunicationActions } from './communications/useCommunicationActions.tsx'
import styles from './CommunicationsSection.module.css'
import type { SectionProps } from './section-props.ts'

export function CommunicationsSection({ team }: SectionProps) {
  const [thread, setThread] = useState<string>()
  return (
    <div className={styles.root}>
      {thread === undefined ? (
        <TeamCommunications team={team} onThread={setThread} />
      ) : (
        <PrivateThread
          key={thread}
          team={team}
          otherUserId={thread}
          onBack={() => {
            setThread(undefined)
            document.getElementById('conteudo')?.focus()
          }}
        />
      )}
    </div>
  )
}

function TeamCommunications({ team, onThread }: SectionProps & { onThread: (userId: string) => void }) {
  const me = useAtomValue(userAtom)
  const [messageType, setMessageType] = useState<CommunicationFilter['messageType']>(null)
  const drafts = useAtomValue(communicationDraftsAtom)
  // The draft of an earlier visit opens by itself, without taking the focus.
  const [draft] = useState(drafts[draftKey(team.id)] ? { item: null } : null)
  const { editing, edit, close } = useEditing<Communication>(draft)
  const list = useQueryAtom(communicationsAtom, { teamId: team.id, messageType })
  const unread = useQueryAtom(unreadCommunicationsAtom, team.id)
  const communications = list.data?.pages.flatMap((page) => page.data) ?? []
  const actions = useCommunicationActions({ team, communications, onEdit: edit, onThread })
  const write = (
    <Button variant="primary" icon={<Plus aria-hidden size={18} />} onClick={() => edit(null)}>
      {team.permissions.communicate ? 'Novo comunicado' : 'Mensagem privada'}
    </Button>
  )
  return (
    <>
      {editing && (
        <CommunicationEditor
          key={editing.item?.id ?? 'new'}
          team={team}
          subject={editing.item === null ? {} : { edited: editing.item }}
          onDone={close}
          onCancel={close}
          focusFirst={editing !== draft}
        />
      )}
      <Panel
        title={
          <span className={styles.title}>
            Comunicados <UnreadBadge count={unread.data?.count ?? 0} />
          </span>
        }
        actions={write}
      >
        <CommunicationList
          communications={communications.map((communication) => toCommunication(team, me?.id, communication))}
          {...toQueryProps(list)}
          kind={messageType}
          onKindChange={setMessageType}
          onRead={actions.onRead}
          renderActions={actions.renderActions}
          emptyAction={
            messageType && <Button onClick={() => setMessageType(null)}>Ver todos os comunicados</Button>
          }
          hasMore={list.hasNextPage}
          loadingMore={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        />
      </Panel>
    </>
  )
}
