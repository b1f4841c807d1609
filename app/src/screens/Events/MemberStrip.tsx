import { useAtomValue } from 'jotai'
import { dashboardAtom } from '../../atoms/dashboard.ts'
import { toDay } from '../../mappers/events.ts'
import { PlainStrip } from './PlainStrip.tsx'
import type { PlainStripProps } from './PlainStrip.tsx'

/** The strip with what the reader's teams have planned. */
export function MemberStrip(props: PlainStripProps) {
  const trainings = useAtomValue(dashboardAtom).data?.events.map(({ starts_at: at }) => toDay(at))
  return <PlainStrip {...props} trainings={trainings} />
}
