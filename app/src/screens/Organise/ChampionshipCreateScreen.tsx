import { PageHeader } from '@convoca/ui'
import { ChampionshipForm } from '@convoca/ui/app'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { keepChampionshipDraftAtom, readChampionshipDraftAtom } from '../../atoms/championship-draft.ts'
import { gamesAtom } from '../../atoms/games.ts'
import { createChampionshipAtom } from '../../atoms/organise.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { emptyChampionship, toChampionshipInput } from '../../forms/championship.ts'
import { toGameOption } from '../../mappers/team.ts'
import { useChampionshipForm } from './useChampionshipForm.ts'
import styles from './organise.module.css'

/** /championships/new: a championship in three steps, which begins as a draft. */
export function ChampionshipCreateScreen() {
  const navigate = useNavigate()
  const games = useAtomValue(gamesAtom).data ?? []
  const create = useSetAtom(createChampionshipAtom)
  const showToast = useSetAtom(showToastAtom)
  const readDraft = useSetAtom(readChampionshipDraftAtom)
  const keepDraft = useSetAtom(keepChampionshipDraftAtom)
  const [start] = useState(() => ({ ...emptyChampionship, ...readDraft() }))
  const { goBack, ...form } = useChampionshipForm({
    keptAs: 'new-championship',
    start,
    hasSteps: true,
    onChange: keepDraft,
    failure: 'Não foi possível criar o campeonato.',
    save: async (values) => {
      const { name, url } = await create(toChampionshipInput(values))
      keepDraft(null)
      showToast({ title: 'Sucesso', message: 'Rascunho criado.', description: name })
      void navigate({ to: '/championships/$url/organise', params: { url }, ignoreBlocker: true })
    },
  })
  return (
    <div className={styles.page}>
      <PageHead title="Criar campeonato" />
      <PageHeader
        title="Criar campeonato"
        subtitle="Qualquer pessoa organiza campeonatos gratuitos de até 32 times. Ele começa como rascunho, que só a organização vê."
      />
      <ChampionshipForm
        {...form}
        games={games.map(toGameOption)}
        texts={{ submit: 'Criar rascunho', submitting: 'Criando...' }}
        onCancel={() => {
          if (!goBack()) void navigate({ to: '/championships' })
        }}
      />
    </div>
  )
}
