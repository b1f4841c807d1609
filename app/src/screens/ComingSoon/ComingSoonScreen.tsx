import { EmptyState, LinkButton } from '@convoca/ui'
import { useTitle } from '../../hooks/useTitle.ts'

/** The placeholder of menu entries that have no screen yet. */
export function ComingSoonScreen() {
  useTitle('Em breve')
  return (
    <EmptyState
      title="Esta parte ainda não abriu"
      description="Estamos terminando. Enquanto isso, seus times e convites já funcionam."
      action={<LinkButton href="/teams">Ver meus times</LinkButton>}
    />
  )
}
