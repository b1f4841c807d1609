import { Panel } from '@convoca/ui'
import { sentGiftsAtom } from '../../../atoms/gifts.ts'
import { LazyGiftCards } from '../../../components/LazyGiftCards.tsx'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import styles from '../settings.module.css'

/** The entries of other teams that the user has paid; nothing without one. */
export function SentGifts({ userId }: { userId: string }) {
  const { data: gifts = [] } = useQueryAtom(sentGiftsAtom, userId)
  if (gifts.length === 0) return null
  return (
    <Panel title="Presentes">
      <div className={styles.sections}>
        <LazyGiftCards isUsed gifts={gifts} as="sender" />
      </div>
    </Panel>
  )
}
