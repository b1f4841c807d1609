import { Button, LinkButton } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { myInvitationsAtom } from '../../atoms/invitations.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { applyLabel } from './ApplyToTeam.tsx'
import type { ApplyToTeamProps } from './ApplyToTeam.tsx'

const dialogs = () => import('./ApplicationDialogs.tsx')
const { Part: ApplicationDialog } = lazyPart(() => dialogs().then((loaded) => loaded.ApplicationDialog))
const { Part: OtherApplicationDialog } = lazyPart(() =>
  dialogs().then((loaded) => loaded.OtherApplicationDialog),
)

/** Links to a pending invitation or application, and opens the dialog of an application otherwise. */
export function ApplyAsUser({ teamId, teamName, vacancy, variant }: ApplyToTeamProps) {
  const mine = useAtomValue(myInvitationsAtom)
  // A dialog that opened before what is pending is known would close again.
  if (mine.isPending)
    return (
      <Button variant={variant} disabled>
        {applyLabel}
      </Button>
    )
  const open = mine.data?.data.find(
    (invitation) =>
      invitation.team_id === teamId && invitation.status === 'PENDING' && !invitation.is_expired,
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
  const disclosure = { isUsed: open, onFailure: () => setOpen(false), open, onOpenChange: setOpen }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{applyLabel}</Button>
      <OtherApplicationDialog {...disclosure} {...{ teamName, appliedFor }} />
    </>
  )
}

function ApplyButton({ variant, ...application }: ApplyToTeamProps) {
  const [open, setOpen] = useState(false)
  const disclosure = { isUsed: open, onFailure: () => setOpen(false), open, onOpenChange: setOpen }
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {applyLabel}
      </Button>
      <ApplicationDialog {...disclosure} {...application} />
    </>
  )
}
