import { TextAreaField, TextField } from '@convoca/ui'
import type { useBadgeForm } from './useBadgeForm.ts'

export function BadgeFields({ fields }: Pick<ReturnType<typeof useBadgeForm>, 'fields'>) {
  return (
    <>
      <TextField {...fields.name} label="Nome da insígnia" required maxLength={60} autoComplete="off" />
      <TextAreaField
        {...fields.description}
        label="Pelo que ela é concedida"
        hint="Todos leem este texto no perfil."
        required
        maxLength={300}
        rows={2}
      />
    </>
  )
}
