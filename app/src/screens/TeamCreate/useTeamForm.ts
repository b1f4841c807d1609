import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField, useServerErrors } from '../../forms/fields.ts'
import { emptyTeam, teamSchema, toTeamInput } from '../../forms/team.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged } from '../../forms/useUnsavedChanges.ts'

/** Step 1 of the wizard: the four fields of a team. */
export function useTeamForm({ onValid }: { onValid: () => void }) {
  const showToast = useSetAtom(showToastAtom)
  const server = useServerErrors({ game_id: 'gameId' })
  const kept = useKeptValues('new-team', emptyTeam)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: teamSchema },
    onSubmitInvalid: () =>
      showToast({
        type: 'error',
        title: 'Verifique os campos',
        message: 'Por favor, preencha todos os campos corretamente antes de continuar.',
      }),
    onSubmit: onValid,
  })
  const fields = {
    name: toField(useField({ form, name: 'name' }), server.of('name')),
    teamTag: toField(useField({ form, name: 'teamTag' }), server.of('teamTag')),
    gameId: toField(useField({ form, name: 'gameId' }), server.of('gameId')),
    description: toField(useField({ form, name: 'description' }), server.of('description')),
  }

  return {
    fields,
    submit: () => form.handleSubmit(),
    isChanged: () => isChanged(form, emptyTeam),
    kept: kept.of(form),
    request: () => toTeamInput(form.state.values),
    /** Shows the server's errors at their fields; returns whether there are any. */
    showErrors: (error: unknown) => server.show(error, form.state.values),
  }
}
