import { ApplyDialog, Button, ConfirmDialog, LinkButton } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { myInvitationsAtom } from '../../atoms/invitations.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { useApplicationForm } from './useApplicationForm.ts'

export interface ApplyToTeamProps {
  teamId: string
  teamName: string
  /** Absent for an application to the team as a whole. */
  vacancy?: { id: string; title: string } | undefined
  /** Default `primary`. */
  variant?: 'primary' | 'secondary' | undefined
}

const label = 'Candidatar-se'

/**
 * Applies to a team: links guests to the login and users with a pending invitation or application to it, and opens the
 * dialog for everybody else. The caller renders it for teams that recruit, and not for their members.
 */
export function ApplyToTeam({ teamId, teamName, vacancy, variant = 'primary' }: ApplyToTeamProps) {
  const visitor = useAtomValue(visitorAtom)
  const mine = useAtomValue(myInvitationsAtom)
  if (visitor === null) {
    const here = `${window.location.pathname}${window.location.search}`
    return (
      <LinkButton variant={variant} href={`/auth?redirect=${encodeURIComponent(here)}`}>
        {label}
      </LinkButton>
    )
  }
  // As large as the button that follows; a dialog that opened before what is pending is known would close again.
  if (visitor === undefined || mine.isPending)
    return (
      <Button variant={variant} disabled>
        {label}
      </Button>
    )
  const open = mine.data?.data.find(
    (one) => one.team_id === teamId && one.status === 'PENDING' && !one.is_expired,
  )
  if (!open) return <ApplyButton {...{ teamId, teamName, vacancy, variant }} />
  if (open.kind === 'INVITE') return <LinkButton href="/profile/invites">Você tem um convite</LinkButton>
  if (open.vacancy?.id === vacancy?.id)
    return <LinkButton href="/profile/invites">Candidatura enviada</LinkButton>
  return <OtherApplication teamName={teamName} appliedFor={open.vacancy?.title} />
}

/** A team takes one application of a player at a time: says which one is open, and leads to it. */
function OtherApplication({ teamName, appliedFor }: { teamName: string; appliedFor: string | undefined }) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const which = appliedFor === undefined ? 'Sua candidatura' : `Sua candidatura à vaga “${appliedFor}”`
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Você já se candidatou a ${teamName}`}
        description={`${which} espera a resposta do time. Para se candidatar a esta vaga, retire a outra antes.`}
        confirmLabel="Ver minha candidatura"
        tone="primary"
        texts={{ cancel: 'Voltar' }}
        onConfirm={() => void navigate({ to: '/profile/invites' })}
      />
    </>
  )
}

function ApplyButton({ teamId, teamName, vacancy, variant }: ApplyToTeamProps) {
  const [open, setOpen] = useState(false)
  const { message, submitting, error, submit, close } = useApplicationForm({
    teamId,
    vacancyId: vacancy?.id ?? null,
    onSent: () => setOpen(false),
  })
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ApplyDialog
        open={open}
        onOpenChange={(next) => (next ? setOpen(true) : close(() => setOpen(false)))}
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
