import { VacancyForm } from '@convoca/ui'
import type { Vacancy } from '../../../../atoms/recruitment.ts'
import { EditorPanel } from '../../../../components/EditorPanel.tsx'
import { useVacancyForm } from './useVacancyForm.ts'

interface VacancyEditorProps {
  teamId: string
  /** The one that is changed; null for a new one. */
  vacancy: Vacancy | null
  /** Saved or given up. */
  onClose: () => void
}

export function VacancyEditor({ teamId, vacancy, onClose }: VacancyEditorProps) {
  const form = useVacancyForm({ teamId, vacancy, onSaved: onClose })
  return (
    <EditorPanel title={vacancy === null ? 'Nova vaga' : 'Editar vaga'}>
      <VacancyForm {...form} onCancel={onClose} />
    </EditorPanel>
  )
}
