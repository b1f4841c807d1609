import { EmptyState, LinkButton } from '@convoca/ui'
import { useTitle } from '../useTitle.ts'

export function NotFoundScreen() {
  useTitle('Página não encontrada')
  return (
    <EmptyState
      headingLevel={1}
      title="Página não encontrada"
      description="O endereço mudou ou nunca existiu."
      action={<LinkButton href="/">Ir para o início</LinkButton>}
    />
  )
}
