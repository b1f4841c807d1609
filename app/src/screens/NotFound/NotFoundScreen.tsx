import { EmptyState, LinkButton } from '@convoca/ui'
import { isNotFound } from '../../atoms/errors.ts'
import { useTitle } from '../../hooks/useTitle.ts'

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

/** The fallback of a screen whose subject does not exist. */
export const notFound = (error: unknown) => (isNotFound(error) ? <NotFoundScreen /> : null)
