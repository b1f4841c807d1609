import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { saveVacancyAtom } from '../../../../atoms/recruitment.ts'
import type { Vacancy } from '../../../../atoms/recruitment.ts'
import { toField, useSubmit } from '../../../../forms/fields.ts'
import { emptyVacancy, toVacancyInput, vacancySchema } from '../../../../forms/recruitment.ts'
import type { VacancyValues } from '../../../../forms/recruitment.ts'
import { useKeptValues } from '../../../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../../../forms/useUnsavedChanges.ts'

const formNames = {
  number_of_vacancies: 'numberOfVacancies',
  min_ranking: 'minRanking',
  is_active: 'isActive',
}

const toValues = (vacancy: Vacancy | null): VacancyValues =>
  vacancy === null
    ? emptyVacancy
    : {
        title: vacancy.title,
        position: vacancy.position,
        numberOfVacancies: String(vacancy.number_of_vacancies),
        minRanking: String(vacancy.min_ranking),
        description: vacancy.description,
        isActive: vacancy.is_active,
      }

interface VacancyFormOptions {
  teamId: string
  /** `null` for a new one. */
  vacancy: Vacancy | null
  onSaved: () => void
}

/** The form of a vacancy; input survives an error, which is shown at its field. */
export function useVacancyForm({ teamId, vacancy, onSaved }: VacancyFormOptions) {
  const save = useSetAtom(saveVacancyAtom)
  const { of, error, send } = useSubmit(formNames)
  const start = toValues(vacancy)
  const kept = useKeptValues(`vacancy/${teamId}/${vacancy?.id ?? ''}`, start)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: vacancySchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar a vaga.', async () => {
        await save({ teamId, id: vacancy?.id, vacancy: toVacancyInput(value) })
        onSaved()
      }),
  })
  useUnsavedChanges(() => isChanged(form, start), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const fields = {
    title: toField(useField({ form, name: 'title' }), of('title')),
    position: toField(useField({ form, name: 'position' }), of('position')),
    numberOfVacancies: toField(useField({ form, name: 'numberOfVacancies' }), of('numberOfVacancies')),
    minRanking: toField(useField({ form, name: 'minRanking' }), of('minRanking')),
    description: toField(useField({ form, name: 'description' }), of('description')),
    isActive: toField(useField({ form, name: 'isActive' }), of('isActive')),
  }
  return { fields, error, submitting, onSubmit: () => form.handleSubmit() }
}
