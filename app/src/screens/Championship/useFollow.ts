import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Championship } from '../../atoms/championship.ts'
import { followChampionshipAtom, isFollowedAtom } from '../../atoms/championship-registration.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'

/** Whether the visitor follows a championship. Guests are led to the log-in and back. */
export function useFollow({ id }: Championship) {
  const visitor = useAtomValue(visitorAtom)
  const isFollowed = useQueryAtom(isFollowedAtom, id).data ?? false
  const { run, isPending } = useWrite(followChampionshipAtom)
  const navigate = useNavigate()
  const href = useLocation({ select: (location) => location.href })
  return {
    isFollowed,
    isPending,
    toggle: () => {
      if (visitor === null) void navigate({ to: '/auth', search: { redirect: href } })
      else void run({ championshipId: id, isFollowed: !isFollowed })
    },
  }
}
