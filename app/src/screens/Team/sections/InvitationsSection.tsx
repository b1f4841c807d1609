import { Button, Pagination, Panel } from '@convoca/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { InvitationFilters } from './invitations/InvitationFilters.tsx'
import { InvitationRows } from './invitations/InvitationRows.tsx'
import { InvitePlayers } from './invitations/InvitePlayers.tsx'
import { InviteLink } from './invitations/InviteLink.tsx'
import { QuickInvite } from './invitations/QuickInvite.tsx'
import { useInvitationPage } from './invitations/useTeamInvitations.ts'
import styles from './invitations/invitations.module.css'
import type { SectionProps } from './section-props.ts'

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
