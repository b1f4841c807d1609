import { GiftCard } from '@convoca/ui/app'
import { type Gift, acceptGiftAtom, declineGiftAtom } from '../atoms/gifts.ts'
import { useWrite } from '../hooks/useWrite.ts'
import { toGiftCard } from '../mappers/gift.ts'

export interface GiftCardsProps {
  gifts: readonly Gift[]
  /** Whether the visitor has given them, got them for their team, or may answer for it. */
  as: 'sender' | 'player' | 'answerer'
}

/** Gifts, which who may answer for the team accepts or declines. */
export function GiftCards({ gifts, as }: GiftCardsProps) {
  const accept = useWrite(acceptGiftAtom)
  const decline = useWrite(declineGiftAtom)
  const savingOf = (id: string) => {
    if (accept.inFlight.includes(id)) return 'accept'
    return decline.inFlight.includes(id) ? 'decline' : undefined
  }
  return gifts.map((gift) => (
    <GiftCard
      key={gift.id}
      {...toGiftCard(gift, { isSender: as === 'sender' })}
      headingLevel={as === 'sender' ? 3 : 2}
      saving={savingOf(gift.id)}
      onAccept={
        as === 'answerer'
          ? () => void accept.run(gift.id, { failure: 'Não foi possível aceitar o presente' })
          : undefined
      }
      onDecline={
        as === 'answerer'
          ? () => void decline.run(gift.id, { failure: 'Não foi possível recusar o presente' })
          : undefined
      }
    />
  ))
}
