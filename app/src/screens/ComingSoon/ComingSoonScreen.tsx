import { EmptyState, LinkButton } from '@convoca/ui'
import { useTitle } from '../../hooks/useTitle.ts'

/** An honest page for the parts of the menu that are not open yet. */
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
