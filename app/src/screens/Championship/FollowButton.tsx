import { Button } from '@convoca/ui'
import { Bell, BellRing } from 'lucide-react'
import type { Championship } from '../../atoms/championship.ts'
import { useFollow } from './useFollow.ts'

/** Follows the championship, or no longer. */
export function FollowButton({ championship }: { championship: Championship }) {
  const { isFollowed, toggle } = useFollow(championship)
  return (
    <Button
      aria-pressed={isFollowed}
      icon={isFollowed ? <BellRing aria-hidden /> : <Bell aria-hidden />}
      onClick={toggle}
    >
      {isFollowed ? 'Seguindo' : 'Seguir'}
    </Button>
  )
}
