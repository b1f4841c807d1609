import { useParams } from '@tanstack/react-router'
import { publicProfileAtom } from '../../atoms/players.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useTitle } from '../../hooks/useTitle.ts'
import { notFound } from '../NotFound/NotFoundScreen.tsx'
import { ProfileView } from './ProfileView.tsx'

/** /pro/{nickname}: the public profile of a player. */
export function PlayerScreen() {
  const { nickname } = useParams({ from: '/shell/pro/$nickname' })
  const profile = useQueryAtom(publicProfileAtom, nickname)
  useTitle(profile.data?.entity.nick ?? nickname)
  return (
    <QueryContent query={profile} rows={6} failed="Não foi possível carregar o perfil" fallback={notFound}>
      {({ entity }) => <ProfileView player={entity} />}
    </QueryContent>
  )
}
