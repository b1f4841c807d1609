import { Button } from '@convoca/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ApplicationsPanel } from './invitations/ApplicationsPanel.tsx'
import { InvitePlayers } from './invitations/InvitePlayers.tsx'
import { LinkPanel } from './invitations/LinkPanel.tsx'
import { QuickInvite } from './invitations/QuickInvite.tsx'
import { SentPanel } from './invitations/SentPanel.tsx'
import type { SectionProps } from './section-props.ts'

/** Applications, quick invite, sent invitations and the invite link. */
export function InvitationsSection({ team }: SectionProps) {
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <ApplicationsPanel teamId={team.id} />
      <QuickInvite teamId={team.id} />
      <SentPanel
        teamId={team.id}
        action={
          <Button icon={<UserPlus aria-hidden size={18} />} onClick={() => setInviting(true)}>
            Convidar jogadores
          </Button>
        }
      />
      <LinkPanel teamId={team.id} />
      <InvitePlayers
        teamId={team.id}
        teamName={team.entity.name}
        open={inviting}
        onOpenChange={setInviting}
      />
    </>
  )
}
