import type { UploadedImage } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { saveSponsorAtom, saveSponsorLogoAtom } from '../../../../atoms/sponsors.ts'
import type { Sponsor } from '../../../../atoms/sponsors.ts'
import { toField, useSubmit } from '../../../../forms/fields.ts'
import { emptySponsor, sponsorSchema, toSponsorInput } from '../../../../forms/sponsors.ts'
import type { SponsorValues } from '../../../../forms/sponsors.ts'
import { useKeptValues } from '../../../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../../../forms/useUnsavedChanges.ts'

const formNames = { is_active: 'isActive' }

const toValues = (sponsor: Sponsor | null): SponsorValues =>
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
  /** `null` for a new one. */
  sponsor: Sponsor | null
  onSaved: () => void
}

/**
 * The form of a sponsor and its logo. After an error of the logo, a retry updates the sponsor instead of creating
 * another.
 */
export function useSponsorForm({ teamId, sponsor, onSaved }: SponsorFormOptions) {
  const save = useSetAtom(saveSponsorAtom)
  const saveLogo = useSetAtom(saveSponsorLogoAtom)
  const { of, error, send } = useSubmit(formNames)
  const [savedId, setSavedId] = useState(sponsor?.id)
  const [logo, setLogo] = useState<UploadedImage | null>(null)
  const start = toValues(sponsor)
  const kept = useKeptValues(`sponsor/${teamId}/${sponsor?.id ?? ''}`, start)
  const form = useForm({
    defaultValues: kept.initial,
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
  useUnsavedChanges(
    () => isChanged(form, start) || (!form.state.isSubmitting && logo !== null),
    kept.of(form),
  )
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const fields = {
    name: toField(useField({ form, name: 'name' }), of('name')),
    url: toField(useField({ form, name: 'url' }), of('url')),
    description: toField(useField({ form, name: 'description' }), of('description')),
    isActive: toField(useField({ form, name: 'isActive' }), of('isActive')),
  }
  return { fields, logo, onLogoChange: setLogo, error, submitting, onSubmit: () => form.handleSubmit() }
}
