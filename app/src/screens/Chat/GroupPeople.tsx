import { Avatar, Button, IconButton, NewChatDialog, PresenceDot, roleLabel } from '@convoca/ui'
import type { PlayerItem, Presence } from '@convoca/ui'
import { Crown, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { changeGroupAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { groupMembersAtom } from '../../atoms/chat/team.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { usePlayerPicker } from '../../hooks/usePlayerPicker.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './Details.module.css'

interface GroupPeopleProps {
  me: OwnProfile['entity']
  conversation: Conversation
}

type Person = Conversation['members'][number]

/** The number of people shown at first; the others come with *Ver todas*. */
const MAX_SHOWN = 5

/** The people in a group. Its administrator adds and removes people, and hands it over. */
export function GroupPeople({ me, conversation }: GroupPeopleProps) {
  const { id, ownerId } = conversation
  const change = useWrite(changeGroupAtom)
  const { confirm, dialog } = useConfirm(change.isPending)
  const [isAdding, setIsAdding] = useState(false)
  const isOwner = ownerId === me.id
  const people = usePeople(conversation, me)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? people : people.slice(0, MAX_SHOWN)
  const removal = ({ id: userId, name }: Person) =>
    confirm({
      title: `Remover ${name} do grupo?`,
      description: `${name} deixa de ver as mensagens.`,
      confirmLabel: 'Remover',
      onConfirm: () => change.run({ id, change: { kind: 'remove', userId } }),
    })
  const handover = ({ id: userId, name }: Person) =>
    confirm({
      title: `Passar o grupo para ${name}?`,
      description: `${name} passa a cuidar do grupo. Você continua nele.`,
      confirmLabel: 'Passar o grupo',
      onConfirm: () => change.run({ id, change: { kind: 'owner', userId } }),
    })
  return (
    <section aria-labelledby="chat-people">
      <div className={styles.sectionHead}>
        <h3 id="chat-people" className={styles.label}>
          {`Pessoas · ${people.length}`}
        </h3>
        {shown.length < people.length && (
          <button type="button" className={styles.showAll} onClick={() => setIsWhole(true)}>
            Ver todas
          </button>
        )}
      </div>
      <ul className={styles.people}>
        {shown.map((person) => (
          <Member
            key={person.id}
            person={person}
            isYou={person.id === me.id}
            {...(isOwner && person.id !== me.id && { onRemove: removal })}
            {...(isOwner && person.id !== me.id && !person.isAsked && { onHandOver: handover })}
          />
        ))}
      </ul>
      {isOwner && (
        <Button size="small" icon={<UserPlus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
          Adicionar pessoa
        </Button>
      )}
      {isAdding && <AddPerson conversation={conversation} meId={me.id} onClose={() => setIsAdding(false)} />}
      {dialog}
    </section>
  )
}

interface RankedPerson extends Person {
  /** Or that an answer is awaited. */
  role: string | undefined
  isAsked: boolean
  presence: Presence
}

/** You first; those of a team in its order and with their roles. */
function usePeople(
  { team_id: teamId, ownerId, members, presences, askedIds }: Conversation,
  me: GroupPeopleProps['me'],
) {
  const team = useQueryAtom(groupMembersAtom, teamId).data
  const own: Person = { id: me.id, name: me.nick, avatar: me.picture ?? null }
  const places = new Map(team?.map(({ entity, role }, place) => [entity.user_id, { place, role }]))
  const getPlace = ({ id }: Person) => places.get(id)?.place ?? places.size
  const toRole = ({ id }: Person) => {
    const role = places.get(id)?.role
    if (role !== undefined) return id === me.id ? roleLabel(role, me.gender) : roleLabel(role)
    if (askedIds?.includes(id)) return 'Aguardando resposta'
    return id === ownerId ? 'Administra' : undefined
  }
  const present = new Map(presences.map(({ userId, presence }) => [userId, presence]))
  const toPresence = ({ id }: Person): Presence => (id === me.id ? 'online' : (present.get(id) ?? 'offline'))
  const others = members.toSorted((a, b) => getPlace(a) - getPlace(b))
  return [own, ...others].map((person): RankedPerson => ({
    ...person,
    role: toRole(person),
    isAsked: askedIds?.includes(person.id) === true,
    presence: toPresence(person),
  }))
}

interface MemberProps {
  person: RankedPerson
  isYou: boolean
  onHandOver?: (person: Person) => void
  onRemove?: (person: Person) => void
}

function Member({ person, isYou, onHandOver, onRemove }: MemberProps) {
  const { id, name, avatar, role, presence } = person
  return (
    <li className={styles.member}>
      <a className={styles.person} href={`/pro/${name}`}>
        <span className={styles.face}>
          <Avatar id={id} name={name} src={avatar} size="s" decorative />
          <PresenceDot className={styles.facePresence} status={presence} />
        </span>
        <span className={styles.personName}>{name}</span>
        {isYou && <span className={styles.you}>você</span>}
      </a>
      {role !== undefined && <span className={styles.memberRole}>{role}</span>}
      {onHandOver && (
        <IconButton size="small" label={`Passar o grupo para ${name}`} onClick={() => onHandOver(person)}>
          <Crown aria-hidden />
        </IconButton>
      )}
      {onRemove && (
        <IconButton size="small" label={`Remover ${name} do grupo`} onClick={() => onRemove(person)}>
          <UserMinus aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

interface AddPersonProps {
  conversation: Conversation
  meId: string
  onClose: () => void
}

function AddPerson({ conversation: { id, members }, meId, onClose }: AddPersonProps) {
  const { picker, failure } = usePlayerPicker({ exceptId: meId })
  const change = useWrite(changeGroupAtom)
  const [selected, setSelected] = useState<PlayerItem | null>(null)
  const present = new Set(members.map((member) => member.id))
  const add = async () => {
    if (selected && (await change.run({ id, change: { kind: 'add', userId: selected.id } }))) onClose()
  }
  return (
    <NewChatDialog
      open
      onOpenChange={onClose}
      starting={change.isPending}
      onStart={() => void add()}
      texts={{
        title: 'Adicionar ao grupo',
        description: 'Escolha quem entra na conversa.',
        start: 'Adicionar',
        starting: 'Adicionando...',
      }}
      picker={{
        ...picker,
        items: picker.items.filter((player) => !present.has(player.id)),
        mode: 'single',
        value: selected,
        onChange: setSelected,
        error: failure?.description,
      }}
    />
  )
}
