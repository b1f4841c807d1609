import { Panel, SponsorForm } from '@convoca/ui'
import { useEffect, useRef, useState } from 'react'
import type { Sponsor } from '../../../atoms/sponsors.ts'
import { fileUrl } from '../../files.ts'
import { useSponsorForm } from './useSponsorForm.ts'

interface SponsorEditorProps {
  teamId: string
  /** The one that is changed; null for a new one. */
  sponsor: Sponsor | null
  /** Saved or given up. */
  onClose: () => void
}

/** The form of a sponsor in the place where it was asked for; it takes the focus. */
export function SponsorEditor({ teamId, sponsor, onClose }: SponsorEditorProps) {
  const { fields, logo, setLogo, error, submit } = useSponsorForm({ teamId, sponsor, onSaved: onClose })
  const [submitting, setSubmitting] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  return (
    <Panel title={sponsor === null ? 'Novo patrocinador' : 'Editar patrocinador'}>
      <SponsorForm
        ref={root}
        fields={fields}
        logo={logo}
        onLogoChange={setLogo}
        storedLogoUrl={sponsor === null ? undefined : fileUrl(sponsor.files, 'SPONSOR_LOGO')}
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
