import type { UploadedImage } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { saveSponsorAtom, saveSponsorLogoAtom } from '../../../../atoms/sponsors.ts'
import type { Sponsor } from '../../../../atoms/sponsors.ts'
import { toField, useSubmit } from '../../../../forms/fields.ts'
import { useUnsavedWarning } from '../../../../forms/useUnsavedWarning.ts'
import { emptySponsor, sponsorSchema, toSponsorInput } from '../../../../forms/sponsors.ts'
import type { SponsorValues } from '../../../../forms/sponsors.ts'

const formNames = { is_active: 'isActive' }

const valuesOf = (sponsor: Sponsor | null): SponsorValues =>
  sponsor === null
    ? emptySponsor
    : {
        name: sponsor.name,
        url: sponsor.url ?? '',
        description: sponsor.description ?? '',
        isActive: sponsor.is_active,
      }

interface SponsorFormOptions {
  teamId: string
  /** The one that is changed; null for a new one. */
  sponsor: Sponsor | null
  onSaved: () => void
}

/**
 * Adds or changes a sponsor, then its logo. When the logo alone fails, pressing again changes the sponsor that is
 * there by now instead of adding a second one.
 */
export function useSponsorForm({ teamId, sponsor, onSaved }: SponsorFormOptions) {
  const save = useSetAtom(saveSponsorAtom)
  const saveLogo = useSetAtom(saveSponsorLogoAtom)
  const { of, error, send } = useSubmit(formNames)
  const [savedId, setSavedId] = useState(sponsor?.id)
  const [logo, setLogo] = useState<UploadedImage | null>(null)
  const start = valuesOf(sponsor)
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: sponsorSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar o patrocinador.', async (nextFailure) => {
        const saved = await save({ teamId, id: savedId, sponsor: toSponsorInput(value) })
        setSavedId(saved.id)
        nextFailure('O patrocinador foi salvo, mas não foi possível enviar o logo.')
        if (logo) await saveLogo({ sponsor: saved, base64: logo.base64 })
        onSaved()
      }),
  })
  useUnsavedWarning(form.state.values, start)
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const fields = {
    name: toField(useField({ form, name: 'name' }), of('name')),
    url: toField(useField({ form, name: 'url' }), of('url')),
    description: toField(useField({ form, name: 'description' }), of('description')),
    isActive: toField(useField({ form, name: 'isActive' }), of('isActive')),
  }
  return { fields, logo, onLogoChange: setLogo, error, submitting, onSubmit: () => form.handleSubmit() }
}
