import { EmptyState, LinkButton } from '@convoca/ui'
import { isDeleted, isMissing } from '../atoms/errors.ts'
import { PageHead } from '../components/PageHead.tsx'

export interface NotFoundScreenProps {
  /** The data that the loader has thrown along, if it has. */
  data?: unknown
}

/** Whether a loader has found that the page's subject was deleted. */
export const isOfDeleted = (data: unknown) =>
  typeof data === 'object' && data !== null && 'isDeleted' in data && data.isDeleted === true

export function NotFoundScreen({ data }: NotFoundScreenProps) {
  if (isOfDeleted(data)) return <DeletedTeam />
  return (
    <>
      <PageHead title="Página não encontrada" />
      <EmptyState
        headingLevel={1}
        title="Página não encontrada"
        description="O endereço mudou ou nunca existiu."
        action={<LinkButton href="/">Ir para o início</LinkButton>}
      />
    </>
  )
}

function DeletedTeam() {
  return (
    <>
      <PageHead title="Time excluído" />
      <EmptyState
        headingLevel={1}
        title="Time excluído"
        description="Este time não existe mais na Convoca. Outros times procuram jogadores agora."
        action={<LinkButton href="/jobs">Ver vagas</LinkButton>}
      />
    </>
  )
}

/** The fallback of a screen whose subject does not exist. */
export const notFound = (error: unknown) =>
  isMissing(error) ? <NotFoundScreen data={{ isDeleted: isDeleted(error) }} /> : null
