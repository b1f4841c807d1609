import { SelectField } from '@convoca/ui'
import type { InvitationStatus } from '../../../../atoms/invitations.ts'

export interface StatusFilterProps {
  label: string
  value: InvitationStatus | undefined
  onChange: (status: InvitationStatus | undefined) => void
  options: readonly { value: InvitationStatus; label: string }[]
}

/** The select has no empty value. */
const every = 'ALL'

/** Filters invitations by status. */
export function StatusFilter({ label, value, onChange, options }: StatusFilterProps) {
  return (
    <SelectField
      label={label}
      value={value ?? every}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
      options={[...options, { value: every, label: 'Todos' }]}
    />
  )
}
