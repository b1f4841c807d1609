import { LinkButton } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { userAtom } from '../../atoms/session.ts'
import { useTitle } from '../../hooks/useTitle.ts'
import { ProfileView } from './ProfileView.tsx'

/** /profile: the default page after signing in (part 1 §2). */
export function MyProfileScreen() {
  useTitle('Meu perfil')
  const me = useAtomValue(userAtom)
  if (!me) return null
  return (
    <ProfileView
      player={me}
      teamHref={(tag) => `/my/teams/${tag}`}
      actions={<LinkButton href="/team/create">Criar time</LinkButton>}
    />
  )
}
