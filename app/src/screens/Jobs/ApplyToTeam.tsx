import { ApplyDialog, Button, LinkButton } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { myInvitationsAtom } from '../../atoms/invitations.ts'
import { userAtom } from '../../atoms/session.ts'
import { useApplicationForm } from './useApplicationForm.ts'

export interface ApplyToTeamProps {
  teamId: string
  teamName: string
  /** Absent for an application to the team as a whole. */
  vacancy?: { id: string; title: string } | undefined
  /** Default `primary`. */
  variant?: 'primary' | 'secondary' | undefined
}

/**
 * Applies to a team: links guests to the login and users with a pending invitation or application to it, and opens the
 * dialog for everybody else. The caller renders it for teams that recruit, and not for their members.
 */
export function ApplyToTeam({ teamId, teamName, vacancy, variant = 'primary' }: ApplyToTeamProps) {
  const user = useAtomValue(userAtom)
  const mine = useAtomValue(myInvitationsAtom)
  if (!user) {
    const here = `${window.location.pathname}${window.location.search}`
    return (
      <LinkButton variant={variant} href={`/auth?redirect=${encodeURIComponent(here)}`}>
        Candidatar-se
      </LinkButton>
    )
  }
  const open = mine.data?.data.find(
    (one) => one.team_id === teamId && one.status === 'PENDING' && !one.is_expired,
  )
  if (open) {
    return (
      <LinkButton href="/profile/invites">
        {open.kind === 'INVITE' ? 'Você tem um convite' : 'Candidatura enviada'}
      </LinkButton>
    )
  }
  return <ApplyButton {...{ teamId, teamName, vacancy, variant }} />
}

function ApplyButton({ teamId, teamName, vacancy, variant }: ApplyToTeamProps) {
  const [open, setOpen] = useState(false)
  const { message, submitting, error, submit } = useApplicationForm({
    teamId,
    vacancyId: vacancy?.id ?? null,
    onSent: () => setOpen(false),
  })
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        Candidatar-se
      </Button>
      <ApplyDialog
        open={open}
        onOpenChange={setOpen}
        teamName={teamName}
        vacancyTitle={vacancy?.title}
        message={message}
        onSubmit={submit}
        submitting={submitting}
        error={error}
      />
    </>
  )
}
