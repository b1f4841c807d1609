import { Avatar, Button, IconButton, LinkButton, SwitchField } from '@convoca/ui'
import { Ban, LogOut, Pencil, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { blockAtom, leaveAtom, muteAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import { GroupPeople } from './GroupPeople.tsx'
import { GroupTeam } from './GroupTeam.tsx'
import { SharedImages } from './SharedImages.tsx'
import { useIsBlocked } from './useIsBlocked.ts'
import styles from './ChatScreen.module.css'

// It crops pictures.
const { Part: EditGroup } = lazyPart(() => import('./EditGroup.tsx').then((loaded) => loaded.EditGroup))

/** Muted until somebody unmutes it. */
const forGood = '9999-12-31T00:00:00.000Z'

export interface DetailsProps {
  conversation: Conversation
  me: OwnProfile['entity']
  onClose: () => void
  /** The user has left the conversation. */
  onLeft: () => void
}

/** Who is in a conversation, and what the user can do with it. */
export function Details({ conversation, me, onClose, onLeft }: DetailsProps) {
  const { id, isGroup, mutedUntil } = conversation
  const mute = useWrite(muteAtom)
  const close = useRef<HTMLButtonElement>(null)
  // On a phone it covers the conversation.
  useEffect(() => close.current?.focus(), [])
  const isMuted = mutedUntil !== null
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
        {isGroup && <GroupPeople me={me} conversation={conversation} />}
        <SharedImages conversation={conversation} me={me} />
        <SwitchField
          label="Silenciar"
          hint="Sem avisos nem contagem de não lidas."
          value={isMuted}
          pending={mute.isPending}
          onChange={(isOn) => void mute.run({ id, until: isOn ? forGood : null })}
        />
        <Danger conversation={conversation} onLeft={onLeft} />
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
    <div className={styles.subject}>
      <Avatar id={isGroup ? id : (other?.id ?? id)} name={name} src={avatar} size="l" decorative />
      <p className={styles.name}>{name}</p>
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
        <Button
          variant="danger"
          icon={<LogOut aria-hidden />}
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
          Sair do grupo
        </Button>
        {dialog}
      </>
    )
  return (
    <>
      <Button
        variant="danger"
        icon={<Ban aria-hidden />}
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
        Bloquear
      </Button>
      {dialog}
    </>
  )
}
