import { Avatar, Button, IconButton, LinkButton, SwitchField } from '@convoca/ui'
import { Ban, BellOff, Flag, LogOut, Pencil, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { blockAtom, leaveAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import { GroupPeople } from './GroupPeople.tsx'
import { GroupTeam } from './GroupTeam.tsx'
import { SharedImages } from './SharedImages.tsx'
import { useIsBlocked } from './useIsBlocked.ts'
import { useMute } from './useMute.ts'
import { usePanelFocus } from './usePanelFocus.ts'
import styles from './ChatScreen.module.css'
import parts from './Details.module.css'

const { Part: ChatReport } = lazyPart(() => import('./ChatReport.tsx').then((loaded) => loaded.ChatReport))

// It crops pictures.
const { Part: EditGroup } = lazyPart(() => import('./EditGroup.tsx').then((loaded) => loaded.EditGroup))

export interface DetailsProps {
  conversation: Conversation
  me: OwnProfile['entity']
  onClose: () => void
  /** The user has left the conversation. */
  onLeft: () => void
}

/** The people in a conversation, and what the user can do with it. */
export function Details({ conversation, me, onClose, onLeft }: DetailsProps) {
  const { isMuted, isPending, onMute } = useMute(conversation)
  const close = useRef<HTMLButtonElement>(null)
  usePanelFocus(close)
  return (
    <aside className={styles.details} aria-label="Detalhes">
      <header className={styles.head}>
        <h2 className={styles.detailsTitle}>Detalhes</h2>
        <IconButton ref={close} label="Fechar detalhes" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className={styles.detailsBody}>
        <Subject conversation={conversation} me={me} />
        {conversation.isGroup && <GroupPeople me={me} conversation={conversation} />}
        <SharedImages conversation={conversation} me={me} />
        <div className={parts.actions}>
          <div className={parts.muting}>
            <BellOff aria-hidden size={18} />
            <SwitchField label="Silenciar" value={isMuted} pending={isPending} onChange={onMute} />
          </div>
          <Report conversation={conversation} />
          <Danger conversation={conversation} onLeft={onLeft} />
        </div>
      </div>
    </aside>
  )
}

/** The team, the group or the other one that the conversation is with. */
function Subject({ conversation, me }: Pick<DetailsProps, 'conversation' | 'me'>) {
  const { id, name, avatar, isGroup, members, team_id: teamId, ownerId } = conversation
  const [isEditing, setIsEditing] = useState(false)
  const close = () => setIsEditing(false)
  const [other] = members
  if (teamId !== null) return <GroupTeam teamId={teamId} name={name} />
  return (
    <div className={parts.subject}>
      <Avatar id={isGroup ? id : (other?.id ?? id)} name={name} src={avatar} size="l" decorative />
      <p className={parts.name}>{name}</p>
      {!isGroup && other && (
        <LinkButton size="small" href={`/pro/${other.name}`}>
          Ver perfil
        </LinkButton>
      )}
      {ownerId === me.id && (
        <Button size="small" icon={<Pencil aria-hidden size={16} />} onClick={() => setIsEditing(true)}>
          Editar grupo
        </Button>
      )}
      {isEditing && <EditGroup isUsed conversation={conversation} onClose={close} onFailure={close} />}
    </div>
  )
}

/** Reports the conversation to the staff. */
function Report({ conversation: { id, name } }: Pick<DetailsProps, 'conversation'>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={parts.action} onClick={() => setIsOpen(true)}>
        <Flag aria-hidden size={18} /> Denunciar conversa
      </button>
      {isOpen && (
        <ChatReport
          isUsed
          onFailure={close}
          target={{ target_type: 'CONVERSATION', target_id: id }}
          name={name}
          onClose={close}
        />
      )}
    </>
  )
}

/** Leaves a group, or blocks the other one. The group of a team is left with the team. */
function Danger({ conversation, onLeft }: Pick<DetailsProps, 'conversation' | 'onLeft'>) {
  const leave = useWrite(leaveAtom)
  const block = useWrite(blockAtom)
  const isBlocked = useIsBlocked(conversation)
  const { confirm, dialog } = useConfirm(leave.isPending || block.isPending)
  const { id, name, isGroup, team_id: teamId, members } = conversation
  const [other] = members
  // Somebody blocked is let in again where the conversation says so.
  if (teamId !== null || isBlocked) return null
  if (isGroup)
    return (
      <>
        <button
          type="button"
          className={parts.action}
          data-danger=""
          onClick={() =>
            confirm({
              title: 'Sair do grupo?',
              description: `Você deixa de ver as mensagens de ${name}.`,
              confirmLabel: 'Sair do grupo',
              onConfirm: async () => {
                if (await leave.run(id)) onLeft()
              },
            })
          }
        >
          <LogOut aria-hidden size={18} /> Sair do grupo
        </button>
        {dialog}
      </>
    )
  return (
    <>
      <button
        type="button"
        className={parts.action}
        data-danger=""
        disabled={!other}
        onClick={() =>
          other &&
          confirm({
            title: `Bloquear ${name}?`,
            description: 'Vocês deixam de poder escrever um ao outro. As mensagens antigas ficam.',
            confirmLabel: 'Bloquear',
            onConfirm: () =>
              block.run(other.id, { done: { title: 'Bloqueado', message: `${name} foi bloqueado.` } }),
          })
        }
      >
        <Ban aria-hidden size={18} /> Bloquear
      </button>
      {dialog}
    </>
  )
}
