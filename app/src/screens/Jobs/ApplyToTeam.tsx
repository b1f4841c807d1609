import { Button, LinkButton } from '@convoca/ui'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { visitorAtom } from '../../atoms/session.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'

const { Part: ApplyAsUser, useHasLoaded } = lazyPart(() =>
  import('./ApplyAsUser.tsx').then((loaded) => loaded.ApplyAsUser),
)

export interface ApplyToTeamProps {
  teamId: string
  teamName: string
  /** Absent for an application to the team as a whole. */
  vacancy?: { id: string; title: string } | undefined
  /** Default `primary`. */
  variant?: 'primary' | 'secondary' | undefined
}

export const applyLabel = 'Candidatar-se'

/**
 * Applies to a team: links guests to the login and users with a pending invitation or application to it, and opens the
 * dialog for everybody else. The caller renders it for teams that recruit, and not for their members.
 */
export function ApplyToTeam(props: ApplyToTeamProps) {
  const { variant = 'primary' } = props
  const href = useLocation({ select: (location) => location.href })
  const visitor = useAtomValue(visitorAtom)
  const hasLoaded = useHasLoaded()
  if (visitor === null) {
    return (
      <LinkButton variant={variant} href={`/auth?redirect=${encodeURIComponent(href)}`}>
        {applyLabel}
      </LinkButton>
    )
  }
  // The place is as large as the button that follows.
  return (
    <>
      {visitor && hasLoaded ? null : (
        <Button variant={variant} disabled>
          {applyLabel}
        </Button>
      )}
      {visitor ? <ApplyAsUser isUsed {...props} variant={variant} /> : null}
    </>
  )
}
