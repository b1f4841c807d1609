import { ConfirmDialog } from '@convoca/ui'
import { ApplyDialog } from '@convoca/ui/app'
import { useNavigate } from '@tanstack/react-router'
import type { ApplyToTeamProps } from './ApplyToTeam.tsx'
import { useApplicationForm } from './useApplicationForm.ts'

interface Disclosure {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export type ApplicationDialogProps = Disclosure & Omit<ApplyToTeamProps, 'variant'>

/** The application to a team, with a message. */
export function ApplicationDialog(props: ApplicationDialogProps) {
  const { open, onOpenChange, teamId, teamName, vacancy } = props
  const { message, submitting, error, submit, close } = useApplicationForm({
    teamId,
    teamName,
    vacancyId: vacancy?.id ?? null,
    onSent: () => onOpenChange(false),
  })
  return (
    <ApplyDialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close(() => onOpenChange(false)))}
      teamName={teamName}
      vacancyTitle={vacancy?.title}
      message={message}
      onSubmit={submit}
      submitting={submitting}
      error={error}
    />
  )
}

export interface OtherApplicationDialogProps extends Disclosure {
  teamName: string
  /** The vacancy of the open application; absent for one to the team as a whole. */
  appliedFor: string | undefined
}

/** Says which application is open, and leads to it. */
export function OtherApplicationDialog(props: OtherApplicationDialogProps) {
  const { teamName, appliedFor, ...disclosure } = props
  const navigate = useNavigate()
  const which = appliedFor === undefined ? 'Sua candidatura' : `Sua candidatura à vaga “${appliedFor}”`
  return (
    <ConfirmDialog
      {...disclosure}
      title={`Você já se candidatou a ${teamName}`}
      description={`${which} espera a resposta do time. Para se candidatar a esta vaga, retire a outra antes.`}
      confirmLabel="Ver minha candidatura"
      tone="primary"
      texts={{ cancel: 'Voltar' }}
      onConfirm={() => void navigate({ to: '/profile/invites' })}
    />
  )
}
