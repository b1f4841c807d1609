import { SponsorForm } from '@convoca/ui/app'
import type { Sponsor } from '../../../../atoms/sponsors.ts'
import { EditorPanel } from '../../../../components/EditorPanel.tsx'
import { findFileUrl } from '../../../../mappers/files.ts'
import { useSponsorForm } from './useSponsorForm.ts'

interface SponsorEditorProps {
  teamId: string
  /** `null` for a new one. */
  sponsor: Sponsor | null
  /** After saving or cancelling. */
  onClose: () => void
}

export function SponsorEditor({ teamId, sponsor, onClose }: SponsorEditorProps) {
  const form = useSponsorForm({ teamId, sponsor, onSaved: onClose })
  return (
    <EditorPanel title={sponsor === null ? 'Novo patrocinador' : 'Editar patrocinador'}>
      <SponsorForm
        {...form}
        storedLogoUrl={sponsor === null ? undefined : findFileUrl(sponsor.files, 'SPONSOR_LOGO')}
        onCancel={onClose}
      />
    </EditorPanel>
  )
}
