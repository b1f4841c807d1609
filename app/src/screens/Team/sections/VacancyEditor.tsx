import { Panel, VacancyForm } from '@convoca/ui'
import { useEffect, useRef, useState } from 'react'
import type { Vacancy } from '../../../atoms/recruitment.ts'
import { useVacancyForm } from './useVacancyForm.ts'

interface VacancyEditorProps {
  teamId: string
  /** The one that is changed; null for a new one. */
  vacancy: Vacancy | null
  /** Saved or given up. */
  onClose: () => void
}

/** The form of a vacancy in the place where it was asked for; it takes the focus. */
export function VacancyEditor({ teamId, vacancy, onClose }: VacancyEditorProps) {
  const { fields, error, submit } = useVacancyForm({ teamId, vacancy, onSaved: onClose })
  const [submitting, setSubmitting] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  return (
    <Panel title={vacancy === null ? 'Nova vaga' : 'Editar vaga'}>
      <VacancyForm
        ref={root}
        fields={fields}
        error={error}
        submitting={submitting}
        onCancel={onClose}
        onSubmit={async () => {
          setSubmitting(true)
          try {
            await submit()
          } finally {
            setSubmitting(false)
          }
        }}
      />
    </Panel>
  )
}
