import { organizerRecordAtom } from '../../atoms/organizer-record.ts'
import { PrizeRecord } from '../../components/PrizeRecord.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'

/** The prizes that the organiser has promised and kept. */
export function OrganizerRecord({ id }: { id: string }) {
  const { data } = useQueryAtom(organizerRecordAtom, id)
  return data === undefined ? null : <PrizeRecord record={data} />
}
