import { Panel } from '@convoca/ui'
import { ChampionshipForm } from '@convoca/ui/app'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { gamesAtom } from '../../atoms/games.ts'
import { updateChampionshipAtom } from '../../atoms/organise.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { keepUnchangedMoments, toChampionshipInput, toChampionshipValues } from '../../forms/championship.ts'
import { toGameOption } from '../../mappers/team.ts'
import { Pictures } from './Pictures.tsx'
import { useChampionshipForm } from './useChampionshipForm.ts'
import styles from './organise.module.css'

/** The pictures, and the form with what the championship is. */
export function DetailsSection({ championship }: { championship: Championship }) {
  const [saves, setSaves] = useState(0)
  return (
    <div className={styles.panels}>
      <Panel title="Imagens">
        <Pictures championship={championship} />
      </Panel>
      <Panel title="Dados">
        {/* A save begins again with what is stored. */}
        <EditForm
          key={`${championship.id}/${saves}`}
          championship={championship}
          onSaved={() => setSaves((count) => count + 1)}
        />
      </Panel>
    </div>
  )
}

function EditForm({ championship, onSaved }: { championship: Championship; onSaved: () => void }) {
  const games = useAtomValue(gamesAtom).data ?? []
  const update = useSetAtom(updateChampionshipAtom)
  const showToast = useSetAtom(showToastAtom)
  const [start] = useState(() => toChampionshipValues(championship))
  const {
    goBack: _goBack,
    step: _step,
    ...form
  } = useChampionshipForm({
    keptAs: `championship/${championship.id}`,
    start,
    hasSteps: false,
    failure: 'Não foi possível salvar o campeonato.',
    save: async (values) => {
      const body = keepUnchangedMoments(toChampionshipInput(values), championship)
      await update({ id: championship.id, body })
      showToast({ title: 'Sucesso', message: 'Campeonato atualizado.' })
      onSaved()
    },
  })
  return (
    <ChampionshipForm
      {...form}
      games={games.map(toGameOption)}
      texts={{ cancel: 'Desfazer' }}
      onCancel={onSaved}
    />
  )
}
