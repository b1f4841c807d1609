import { TextAreaField, TextField } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { savePartnerSiteAtom } from '../../atoms/partners.ts'
import type { PartnerSite } from '../../atoms/partners.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { SaveForm } from '../../components/SaveForm.tsx'
import { toField, useSubmit } from '../../forms/fields.ts'
import { partnerSiteSchema, splitOrigins } from '../../forms/partner-site.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'

interface PartnerSiteFormProps {
  /** The site that is changed; a new one by default. */
  site: PartnerSite | undefined
  onClose: () => void
}

/** Registers a site or changes one. */
export function PartnerSiteForm(props: PartnerSiteFormProps) {
  const { fields, error, submitting, onSubmit, onCancel } = usePartnerSiteForm(props)
  return (
    <SaveForm label="Site" save="Salvar site" {...{ error, submitting, onSubmit, onCancel }}>
      <TextField label="Nome do site" required maxLength={50} {...fields.name} />
      <TextAreaField
        label="Endereços do site"
        required
        rows={3}
        hint="Um por linha, como https://www.meusite.com.br, sem caminho."
        {...fields.origins}
      />
    </SaveForm>
  )
}

function usePartnerSiteForm({ site, onClose }: PartnerSiteFormProps) {
  const save = useSetAtom(savePartnerSiteAtom)
  const showToast = useSetAtom(showToastAtom)
  const { of, error, send } = useSubmit()
  const start = { name: site?.name ?? '', origins: site?.origins.join('\n') ?? '' }
  const kept = useKeptValues(`partner-site/${site?.id ?? ''}`, start)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: partnerSiteSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar o site.', async () => {
        const { name, origins } = partnerSiteSchema.parse(value)
        await save({ id: site?.id, body: { name, origins: splitOrigins(origins) } })
        showToast({ title: 'Sucesso', message: 'Site salvo com sucesso.' })
        onClose()
      }),
  })
  const leave = useUnsavedChanges(() => isChanged(form, start), kept.of(form))
  return {
    fields: {
      name: toField(useField({ form, name: 'name' }), of('name')),
      origins: toField(useField({ form, name: 'origins' }), of('origins')),
    },
    error,
    submitting: useStore(form.store, (state) => state.isSubmitting),
    onSubmit: () => form.handleSubmit(),
    onCancel: () => leave(onClose),
  }
}
