import { Button, TeamCard, type TeamCardProps } from '@convoca/ui'
import { en } from '@convoca/ui/en'
import { NotificationBell } from '@convoca/ui/notification-bell'
import { createRef, type Ref } from 'react'

/** The types under both Reacts: `ref` is known, and of the root's element. */
export function Page({ team, onLeave }: Pick<TeamCardProps, 'team'> & { onLeave: () => void }) {
  const card = createRef<HTMLElement>()
  const bell: Ref<HTMLDivElement> = createRef()
  return (
    <>
      <TeamCard ref={card} team={team} href="/times/TRV" texts={en.TeamCard} />
      <NotificationBell ref={bell} notifications={[]} unreadCount={0} />
      <Button variant="danger" onClick={onLeave}>
        Sair
      </Button>
      {/* @ts-expect-error a card without its team is none */}
      <TeamCard href="/times/TRV" />
    </>
  )
}
