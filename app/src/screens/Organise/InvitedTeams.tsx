import { Avatar, Button, EmptyState, NewChatDialog, Panel } from '@convoca/ui'
import type { PlayerItem } from '@convoca/ui'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { invitableTeamsAtom, inviteTeamAtom, teamInvitationsAtom } from '../../atoms/team-invitations.ts'
import type { InvitableTeam } from '../../atoms/team-invitations.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useDebounced } from '../../hooks/useDebounced.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import styles from './organise.module.css'

interface SectionProps {
  championship: Championship
}

/** The teams that were invited to register, and a search to invite others. */
export function InvitedTeams({ championship }: SectionProps) {
  const invitations = useQueryAtom(teamInvitationsAtom, championship.id)
  const [isInviting, setIsInviting] = useState(false)
  return (
    <Panel
      title="Times convidados"
      actions={
        championship.status === 'REGISTRATION' && (
          <Button
            size="small"
            variant="primary"
            icon={<UserPlus aria-hidden size={16} />}
            onClick={() => setIsInviting(true)}
          >
            Convidar time
          </Button>
        )
      }
    >
      <QueryContent query={invitations} rows={2}>
        {(data) => (
          <>
            {data.length === 0 ? (
              <EmptyState title="Nenhum time convidado" />
            ) : (
              <ul className={styles.rows} aria-label="Times convidados">
                {data.map(({ team: { id, name, team_tag: tag, logo } }) => (
                  <li key={id} className={styles.invitedTeam}>
                    <Avatar id={id} name={name} src={logo?.url} size="s" decorative />
                    <a className={styles.teamName} href={`/team/profile/${tag}`}>
                      {name}
                    </a>
                    <span className={styles.tag}>{tag}</span>
                  </li>
                ))}
              </ul>
            )}
            {isInviting && (
              <InviteTeam
                championship={championship}
                invitedIds={data.map(({ team }) => team.id)}
                onClose={() => setIsInviting(false)}
              />
            )}
          </>
        )}
      </QueryContent>
    </Panel>
  )
}

const toItem = ({ id, entity, files }: InvitableTeam): PlayerItem => ({
  id,
  name: entity.name,
  detail: entity.team_tag,
  picture: files.find(({ business_type: type }) => type === 'TEAM_PROFILE_PHOTO')?.url ?? null,
})

interface InviteTeamProps extends SectionProps {
  invitedIds: readonly string[]
  onClose: () => void
}

const texts = {
  title: 'Convidar time',
  description: 'Busque pelo nome ou pela tag. Dono, gerentes e capitães são avisados, uma vez por time.',
  start: 'Convidar',
  starting: 'Convidando...',
  playerPicker: {
    label: 'Times',
    search: 'Buscar times',
    searchPlaceholder: 'Buscar por nome ou tag',
    selected: 'Time escolhido:',
    loading: 'Buscando times...',
    empty: 'Nenhum time encontrado',
    failed: 'Não foi possível buscar os times',
    found: (count: number) => (count === 1 ? '1 time na lista' : `${count} times na lista`),
  },
}

function InviteTeam({ championship: { id, game }, invitedIds, onClose }: InviteTeamProps) {
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<PlayerItem | null>(null)
  const teams = useQueryAtom(invitableTeamsAtom, { search: useDebounced(search), gameId: game.id })
  const { failure, ...state } = toQueryProps(teams)
  const items = useMemo(
    () => (teams.data?.data ?? []).filter((team) => !invitedIds.includes(team.id)).map(toItem),
    [teams.data, invitedIds],
  )
  const write = useWrite(inviteTeamAtom)

  async function invite() {
    if (selected === null) return
    const isInvited = await write.run(
      { id, teamId: selected.id },
      {
        done: { title: 'Convite enviado', message: `${selected.name} foi convidado.` },
        failure: 'Não foi possível convidar o time',
      },
    )
    if (isInvited) onClose()
  }

  return (
    <NewChatDialog
      open
      onOpenChange={onClose}
      starting={write.isPending}
      onStart={() => void invite()}
      texts={texts}
      picker={{
        items,
        search,
        onSearchChange: setSearch,
        ...state,
        mode: 'single',
        value: selected,
        onChange: setSelected,
        error: failure?.description,
      }}
    />
  )
}
