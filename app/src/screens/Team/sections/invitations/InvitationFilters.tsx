import { ChipGroup, SelectField } from '@convoca/ui'
import type { InvitationStatus } from '../../../../atoms/invitations.ts'
import styles from './invitations.module.css'
import type { InvitationFilter } from './useTeamInvitations.ts'

/** Neither the chips nor the select have an empty value. */
const every = 'ALL'

const kinds = [
  { value: every, label: 'Tudo' },
  { value: 'APPLICATION', label: 'Candidaturas' },
  { value: 'INVITE', label: 'Convites' },
] as const

interface StatusOption {
  value: InvitationStatus
  label: string
}

/** The statuses that both kinds have, then those of one. */
const shared: readonly StatusOption[] = [
  { value: 'PENDING', label: 'Pendentes' },
  { value: 'EXPIRED', label: 'Expirados' },
]
const statuses: Record<(typeof kinds)[number]['value'], readonly StatusOption[]> = {
  ALL: shared,
  APPLICATION: [
    { value: 'PENDING', label: 'Pendentes' },
    { value: 'EXPIRED', label: 'Expiradas' },
    { value: 'CONFIRMED', label: 'Aceitas' },
    { value: 'DECLINED_BY_OWNER', label: 'Recusadas' },
    { value: 'DECLINED_BY_MEMBER', label: 'Retiradas' },
    { value: 'DECLINED_BY_OWNER_AND_MEMBER', label: 'Retiradas e recusadas' },
  ],
  INVITE: [...shared, { value: 'ACCEPTED', label: 'Aceitos' }, { value: 'DECLINED', label: 'Recusados' }],
}

interface InvitationFiltersProps {
  filter: InvitationFilter
  onChange: (filter: InvitationFilter) => void
}

/** Filters the list by kind and by status. */
export function InvitationFilters({ filter: { kind, status }, onChange }: InvitationFiltersProps) {
  const options = statuses[kind ?? every]
  const changeKind = (chosen: string) => {
    const next = kinds.find(({ value }) => value === chosen)?.value ?? every
    // A status of the other kind would find nothing.
    const keepsStatus = status === undefined || statuses[next].some(({ value }) => value === status)
    onChange({ kind: next === every ? undefined : next, status: keepsStatus ? status : 'PENDING' })
  }
  return (
    <div className={styles.filters}>
      <ChipGroup label="Mostrar" options={kinds} value={kind ?? every} onChange={changeKind} />
      <div className={styles.status}>
        <SelectField
          label="Situação"
          value={status ?? every}
          onChange={(chosen) =>
            onChange({ kind, status: options.find((option) => option.value === chosen)?.value })
          }
          options={[...options, { value: every, label: kind === 'APPLICATION' ? 'Todas' : 'Todos' }]}
        />
      </div>
    </div>
  )
}
