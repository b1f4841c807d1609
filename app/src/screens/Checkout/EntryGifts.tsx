import { useAtomValue } from 'jotai'
import { entryGiftsAtom } from '../../atoms/gifts.ts'
import type { EntryPayment } from '../../atoms/payments.ts'
import { userAtom } from '../../atoms/session.ts'
import { LazyGiftCards } from '../../components/LazyGiftCards.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { canEnter } from '../../mappers/championship-page.ts'

/** Gifts for the entry, to accept or to decline; nothing while there are none. */
export function EntryGifts({ entry }: { entry: EntryPayment }) {
  const { championship, registration_id: registrationId, team } = entry
  const { data: gifts = [] } = useQueryAtom(entryGiftsAtom, {
    championshipId: championship.id,
    registrationId,
  })
  const teams = useAtomValue(userAtom)?.teams ?? []
  const isAnswerer = teams.some((own) => own.id === team.id && canEnter(own))
  if (gifts.length === 0) return null
  return <LazyGiftCards isUsed gifts={gifts} as={isAnswerer ? 'answerer' : 'player'} />
}
