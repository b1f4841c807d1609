import { LinkButton, Panel } from '@convoca/ui'
import { PrizeRecord } from '../../components/PrizeRecord.tsx'
import type { OrganizerRecord } from '../../atoms/organizer-record.ts'

/** The prizes that a player has promised and kept as an organiser, and the way to the seal of it. */
export function PrizeRecordPanel({ record }: { record: OrganizerRecord }) {
  return (
    <Panel
      title="Prêmios que organiza"
      actions={<LinkButton href={`/embeds?organizer=${record.organizer.nick}`}>Selo para sites</LinkButton>}
    >
      <PrizeRecord record={record} />
    </Panel>
  )
}
