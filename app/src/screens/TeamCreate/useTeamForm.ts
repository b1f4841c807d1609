import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { fieldSentencesOf } from '../../atoms/errors.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField, useServerErrors } from '../../forms/fields.ts'
import { emptyTeam, teamSchema, toTeamInput } from '../../forms/team.ts'

/** The request's names, by which the server refuses a field, where the form has another. */
const formNames: Readonly<Record<string, string>> = { game_id: 'gameId' }

/** Step 1 of the wizard: the four fields of a team. */
export function useTeamForm({ onValid }: { onValid: () => void }) {
  const showToast = useSetAtom(showToastAtom)
  const server = useServerErrors()
  const form = useForm({
    defaultValues: emptyTeam,
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

  /** Shows at its fields what the server refused; `false` when the error names none. */
  function showRefusal(error: unknown) {
    const refused = Object.entries(fieldSentencesOf(error)).map(([path, text]) => [
      formNames[path] ?? path,
      text,
    ])
    server.set(Object.fromEntries(refused))
    return refused.length > 0
  }

  return {
    fields,
    submit: () => form.handleSubmit(),
    request: () => toTeamInput(form.state.values),
    showRefusal,
  }
}
