import type { UploadedImage } from '@convoca/ui'
import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { fieldSentencesOf, shownSentenceOf } from '../../../atoms/errors.ts'
import { saveSponsorAtom, saveSponsorLogoAtom } from '../../../atoms/sponsors.ts'
import type { Sponsor } from '../../../atoms/sponsors.ts'
import { toField, useServerErrors } from '../../../forms/fields.ts'
import { emptySponsor, sponsorSchema, toSponsorInput } from '../../../forms/sponsors.ts'
import type { SponsorValues } from '../../../forms/sponsors.ts'

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
  const server = useServerErrors()
  const [savedId, setSavedId] = useState(sponsor?.id)
  const [logo, setLogo] = useState<UploadedImage | null>(null)
  const [error, setError] = useState<string>()
  const form = useForm({
    defaultValues: valuesOf(sponsor),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: sponsorSchema },
    onSubmit: async ({ value }) => {
      setError(undefined)
      let failed = 'Não foi possível salvar o patrocinador.'
      try {
        const saved = await save({ teamId, id: savedId, sponsor: toSponsorInput(value) })
        setSavedId(saved.id)
        failed = 'O patrocinador foi salvo, mas não foi possível enviar o logo.'
        if (logo) await saveLogo({ sponsor: saved, base64: logo.base64 })
        onSaved()
      } catch (refusal) {
        const refused = fieldSentencesOf(refusal)
        server.set({ ...refused, isActive: refused['is_active'] ?? '' })
        const shown = ['name', 'url', 'description'].some((name) => refused[name] !== undefined)
        if (!shown) setError(shownSentenceOf(refusal, failed))
      }
    },
  })
  const fields = {
    name: toField(useField({ form, name: 'name' }), server.of('name')),
    url: toField(useField({ form, name: 'url' }), server.of('url')),
    description: toField(useField({ form, name: 'description' }), server.of('description')),
    isActive: toField(useField({ form, name: 'isActive' }), server.of('isActive')),
  }
  return { fields, logo, setLogo, error, submit: () => form.handleSubmit() }
}
