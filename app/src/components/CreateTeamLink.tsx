import { LinkButton } from '@convoca/ui'
import { Plus } from 'lucide-react'

export function CreateTeamLink() {
  return (
    <LinkButton variant="primary" href="/team/create" icon={<Plus aria-hidden size={18} />}>
      Criar time
    </LinkButton>
  )
}
