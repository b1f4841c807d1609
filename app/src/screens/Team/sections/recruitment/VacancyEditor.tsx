import { VacancyForm } from '@convoca/ui/app'
import type { Vacancy } from '../../../../atoms/recruitment.ts'
import { EditorPanel } from '../../../../components/EditorPanel.tsx'
import { useVacancyForm } from './useVacancyForm.ts'

interface VacancyEditorProps {
  teamId: string
  /** `null` for a new one. */
  vacancy: Vacancy | null
  /** After saving or cancelling. */
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
