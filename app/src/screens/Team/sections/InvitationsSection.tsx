import { Button, Pagination, Panel } from '@convoca/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { InviteLinkPanel } from '@convoca/ui/app'
import { inviteLinkAtom, resetInviteLinkAtom } from '../../../atoms/invitations.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import { toQueryProps } from '../../../mappers/query-props.ts'
import { InvitationFilters } from './invitations/InvitationFilters.tsx'
import { InvitationRows } from './invitations/InvitationRows.tsx'
import { InvitePlayers } from './invitations/InvitePlayers.tsx'
import { QuickInvite } from './invitations/QuickInvite.tsx'
import { useInvitationPage } from './invitations/useTeamInvitations.ts'
import type { SectionProps } from './section-props.ts'
import styles from './invitations/invitations.module.css'

const resetToasts = {
  done: { title: 'Sucesso', message: 'Novo link gerado. O anterior não vale mais.' },
}

/** The link with which anybody can join the team. */
function InviteLink({ teamId }: { teamId: string }) {
  const link = useQueryAtom(inviteLinkAtom, teamId)
  const { run: resetLink } = useWrite(resetInviteLinkAtom)
  return (
    <InviteLinkPanel
      className={styles.link}
      url={link.data && new URL(link.data.url, window.location.origin).href}
      expiresAt={link.data?.expires_at}
      {...toQueryProps(link)}
      onReset={async () => {
        await resetLink(teamId, resetToasts)
      }}
    />
  )
}

/** Applications and sent invitations in one list, with the ways to invite around it. */
export function InvitationsSection({ team }: SectionProps) {
  const [inviting, setInviting] = useState(false)
  const { filter, onFilter, query, pages } = useInvitationPage(team.id)
  return (
    <Panel
      title="Convites e candidaturas"
      actions={
        <Button icon={<UserPlus aria-hidden size={18} />} onClick={() => setInviting(true)}>
          Convidar jogadores
        </Button>
      }
      flush
    >
      <QuickInvite teamId={team.id} />
      <InvitationFilters filter={filter} onChange={onFilter} />
      <InvitationRows teamId={team.id} query={query} filter={filter} />
      <Pagination {...pages} className={styles.pages} />
      <InviteLink teamId={team.id} />
      <InvitePlayers
        teamId={team.id}
        teamName={team.entity.name}
        open={inviting}
        onOpenChange={setInviting}
      />
    </Panel>
  )
}
