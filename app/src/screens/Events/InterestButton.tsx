import { Button } from '@convoca/ui'
import type { ButtonProps } from '@convoca/ui'
import { Star } from 'lucide-react'
import type { PublicEvent } from '../../atoms/events.ts'
import { useInterest } from './useInterest.ts'

/** Shows interest in the event, or takes it back. */
export function InterestButton({
  event,
  ...look
}: { event: PublicEvent } & Pick<ButtonProps, 'size' | 'variant' | 'block'>) {
  const { reminders, toggle, isPending } = useInterest(event)
  const isInterested = reminders !== null
  return (
    <Button
      {...look}
      aria-pressed={isInterested}
      icon={<Star aria-hidden fill={isInterested ? 'currentColor' : 'none'} />}
      onClick={() => {
        if (!isPending) toggle()
      }}
    >
      {isInterested ? 'Com interesse' : 'Tenho interesse'}
    </Button>
  )
}
