import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { recruitmentAtom, switchVacancyAtom, toggleRecruitmentAtom } from '../../../atoms/recruitment.ts'
import type { Vacancy } from '../../../atoms/recruitment.ts'
import { showErrorAtom } from '../../../atoms/toasts.ts'

/** The team's vacancies and the switches on them: shown at once, taken back with a toast when the call fails. */
export function useRecruitmentSwitches(teamId: string) {
  const recruitment = useAtomValue(useMemo(() => recruitmentAtom({ teamId }), [teamId]))
  const toggleRecruitment = useSetAtom(toggleRecruitmentAtom)
  const switchOne = useSetAtom(switchVacancyAtom)
  const showError = useSetAtom(showErrorAtom)
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())

  async function run(what: string, call: () => Promise<void>, failed: string) {
    setPending((before) => new Set([...before, what]))
    try {
      await call()
    } catch (error) {
      showError(error, failed)
    } finally {
      setPending((before) => new Set([...before].filter((one) => one !== what)))
    }
  }

  return {
    recruitment,
    /** `team` for the recruitment itself, else ids of vacancies. */
    pending,
    toggle: (recruiting: boolean) =>
      void run(
        'team',
        () => toggleRecruitment({ teamId, recruiting }),
        'Não foi possível mudar o recrutamento.',
      ),
    switchVacancy: (vacancy: Vacancy) =>
      void run(
        vacancy.id,
        () => switchOne({ vacancy, active: !vacancy.is_active }),
        'Não foi possível mudar a vaga.',
      ),
  }
}
