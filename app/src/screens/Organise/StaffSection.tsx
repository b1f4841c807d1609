import { Button, NewChatDialog, Panel, SelectField } from '@convoca/ui'
import { StaffList } from '@convoca/ui/app'
import type { PlayerItem } from '@convoca/ui'
import type { StaffMember } from '@convoca/ui/app'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { askedStaffAtom } from '../../atoms/match.ts'
import { removeStaffAtom, saveStaffAtom } from '../../atoms/organise.ts'
import type { StaffChange } from '../../atoms/organise.ts'
import { userAtom } from '../../atoms/session.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { usePlayerPicker } from '../../hooks/usePlayerPicker.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toStaffMembers } from '../../mappers/championship-page.ts'
import { canManageStaff } from '../../mappers/organise.ts'
import styles from './organise.module.css'

interface SectionProps {
  championship: Championship
}

type Role = StaffChange['role']

const failure = 'Não foi possível mudar a equipe'

/** The people who help the organiser. The organiser adds and removes people; everybody else may step down. */
export function StaffSection({ championship }: SectionProps) {
  const userId = useAtomValue(userAtom)?.id
  const staff = useQueryAtom(askedStaffAtom, { id: championship.id, userId })
  const [isAdding, setIsAdding] = useState(false)
  const canManage = canManageStaff(championship.role)
  return (
    <Panel
      title="Equipe"
      actions={
        canManage && (
          <Button
            size="small"
            variant="primary"
            icon={<UserPlus aria-hidden size={16} />}
            onClick={() => setIsAdding(true)}
          >
            Adicionar pessoa
          </Button>
        )
      }
    >
      <p className={styles.text}>
        A coorganização edita o campeonato, decide inscrições e seeds e publica avisos. A arbitragem marca
        horários e decide partidas. Quem você chama entra na equipe quando aceita, nas notificações. Só a
        organização muda a equipe e cancela o campeonato.
      </p>
      <QueryContent query={staff} rows={3}>
        {(data) => (
          <>
            <Members championship={championship} members={toStaffMembers(championship, data)} />
            {isAdding && (
              <AddStaff
                championship={championship}
                presentIds={data.map(({ user }) => user.id)}
                onClose={() => setIsAdding(false)}
              />
            )}
          </>
        )}
      </QueryContent>
    </Panel>
  )
}

function Members({ championship, members }: SectionProps & { members: readonly StaffMember[] }) {
  const { id, name, url, role } = championship
  const me = useAtomValue(userAtom)
  const save = useWrite(saveStaffAtom)
  const removal = useWrite(removeStaffAtom)
  const { confirm, dialog } = useConfirm(removal.isPending)
  const navigate = useNavigate()
  const canManage = canManageStaff(role)

  const remove = ({ id: userId, nick, isPending }: StaffMember) =>
    confirm({
      title: `Remover ${nick} da equipe?`,
      description: isPending
        ? `O convite deixa de valer: ${nick} ainda não respondeu.`
        : `${nick} deixa de organizar ${name} e de ver as salas das partidas.`,
      confirmLabel: 'Remover',
      onConfirm: () =>
        removal.run(
          { id, userId },
          { done: { title: 'Sucesso', message: `${nick} saiu da equipe.` }, failure },
        ),
    })

  const leave = ({ id: userId }: StaffMember) =>
    confirm({
      title: 'Sair da equipe?',
      description: `Você deixa de organizar ${name}. Só a organização pode chamar você de volta.`,
      confirmLabel: 'Sair da equipe',
      onConfirm: async () => {
        const hasLeft = await removal.run(
          { id, userId },
          { done: { title: 'Sucesso', message: 'Você saiu da equipe.' }, failure },
        )
        if (hasLeft) void navigate({ to: '/championships/$url', params: { url } })
      },
    })

  return (
    <>
      <StaffList
        members={members.map((member) => ({ ...member, isYou: member.id === me?.id }))}
        texts={{ label: 'Equipe' }}
        savingIds={save.inFlight.map(({ userId }) => userId)}
        onLeave={leave}
        {...(canManage && {
          onRemove: remove,
          onRoleChange: ({ id: userId, nick }: StaffMember, next: Role) =>
            void save.run(
              { id, userId, role: next },
              { done: { title: 'Sucesso', message: `O papel de ${nick} mudou.` }, failure },
            ),
        })}
      />
      {dialog}
    </>
  )
}

interface AddStaffProps extends SectionProps {
  presentIds: readonly string[]
  onClose: () => void
}

function AddStaff({ championship: { id, organizer }, presentIds, onClose }: AddStaffProps) {
  const { picker, failure: searchFailure } = usePlayerPicker({ exceptId: organizer?.id })
  const save = useWrite(saveStaffAtom)
  const [selected, setSelected] = useState<PlayerItem | null>(null)
  const [role, setRole] = useState<Role>('REFEREE')

  async function add() {
    if (selected === null) return
    const isSaved = await save.run(
      { id, userId: selected.id, role },
      {
        done: {
          title: 'Convite enviado',
          message: `${selected.detail ?? selected.name} entra na equipe quando aceitar.`,
        },
        failure,
      },
    )
    if (isSaved) onClose()
  }

  return (
    <NewChatDialog
      open
      onOpenChange={onClose}
      starting={save.isPending}
      onStart={() => void add()}
      texts={{
        title: 'Adicionar à equipe',
        description: 'Busque pelo nick. A pessoa é avisada, e entra na equipe quando aceitar.',
        start: 'Convidar',
        starting: 'Convidando...',
      }}
      picker={{
        ...picker,
        items: picker.items.filter((player) => !presentIds.includes(player.id)),
        mode: 'single',
        value: selected,
        onChange: setSelected,
        error: searchFailure?.description,
      }}
    >
      <SelectField<Role>
        className={styles.field}
        label="Papel"
        value={role}
        onChange={(chosen) => {
          if (chosen !== '') setRole(chosen)
        }}
        options={[
          { value: 'REFEREE', label: 'Arbitragem' },
          { value: 'CO_ORGANIZER', label: 'Coorganização' },
        ]}
      />
    </NewChatDialog>
  )
}
