import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { fieldSentencesOf, shownSentenceOf } from '../../../atoms/errors.ts'
import { saveVacancyAtom } from '../../../atoms/recruitment.ts'
import type { Vacancy } from '../../../atoms/recruitment.ts'
import { toField, useServerErrors } from '../../../forms/fields.ts'
import { emptyVacancy, toVacancyInput, vacancySchema } from '../../../forms/recruitment.ts'
import type { VacancyValues } from '../../../forms/recruitment.ts'

/** The request's names, by which the server refuses a field, where the form has another. */
const formNames: Readonly<Record<string, string>> = {
  number_of_vacancies: 'numberOfVacancies',
  min_ranking: 'minRanking',
  is_active: 'isActive',
}

const valuesOf = (vacancy: Vacancy | null): VacancyValues =>
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
  /** The one that is changed; null for a new one. */
  vacancy: Vacancy | null
  onSaved: () => void
}

/** Opens or changes a vacancy; a refusal keeps everything typed and is shown at its field. */
export function useVacancyForm({ teamId, vacancy, onSaved }: VacancyFormOptions) {
  const save = useSetAtom(saveVacancyAtom)
  const server = useServerErrors()
  const [error, setError] = useState<string>()
  const form = useForm({
    defaultValues: valuesOf(vacancy),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: vacancySchema },
    onSubmit: async ({ value }) => {
      setError(undefined)
      try {
        await save({ teamId, id: vacancy?.id, vacancy: toVacancyInput(value) })
        onSaved()
      } catch (refusal) {
        const refused = Object.entries(fieldSentencesOf(refusal))
        server.set(Object.fromEntries(refused.map(([path, text]) => [formNames[path] ?? path, text])))
        if (refused.length === 0) setError(shownSentenceOf(refusal, 'Não foi possível salvar a vaga.'))
      }
    },
  })
  const fields = {
    title: toField(useField({ form, name: 'title' }), server.of('title')),
    position: toField(useField({ form, name: 'position' }), server.of('position')),
    numberOfVacancies: toField(useField({ form, name: 'numberOfVacancies' }), server.of('numberOfVacancies')),
    minRanking: toField(useField({ form, name: 'minRanking' }), server.of('minRanking')),
    description: toField(useField({ form, name: 'description' }), server.of('description')),
    isActive: toField(useField({ form, name: 'isActive' }), server.of('isActive')),
  }
  return { fields, error, submit: () => form.handleSubmit() }
}
