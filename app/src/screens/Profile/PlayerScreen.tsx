import { ErrorState, SkeletonRows } from '@convoca/ui'
import { useParams } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { isNotFound } from '../../atoms/errors.ts'
import { publicProfileAtom } from '../../atoms/players.ts'
import { NotFoundScreen } from '../NotFound/NotFoundScreen.tsx'
import { useTitle } from '../useTitle.ts'
import { ProfileView } from './ProfileView.tsx'

/** /pro/{nickname}: a player for everybody. */
export function PlayerScreen() {
  const { nickname } = useParams({ from: '/shell/pro/$nickname' })
  const profile = useAtomValue(useMemo(() => publicProfileAtom(nickname), [nickname]))
  useTitle(profile.data?.entity.nick ?? nickname)
  if (profile.data) return <ProfileView player={profile.data.entity} />
  if (profile.isError && isNotFound(profile.error)) return <NotFoundScreen />
  if (profile.isError)
    return <ErrorState onRetry={() => void profile.refetch()} retrying={profile.isFetching} />
  return <SkeletonRows rows={6} />
}
