import { ChampionshipForm, Panel, TeamBanner, TeamLogo } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { gamesAtom } from '../../atoms/games.ts'
import {
  removeChampionshipPictureAtom,
  saveChampionshipPictureAtom,
  updateChampionshipAtom,
} from '../../atoms/organise.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { PictureSlot } from '../../components/PictureSlot.tsx'
import { keepUnchangedMoments, toChampionshipInput, toChampionshipValues } from '../../forms/championship.ts'
import { findFileUrl } from '../../mappers/files.ts'
import { toGameOption } from '../../mappers/team.ts'
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

const logo = {
  businessType: 'CHAMPIONSHIP_LOGO',
  preset: 'profile',
  label: 'Logo',
  hint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
  save: 'Salvar logo',
  success: 'Logo carregado com sucesso',
  failure: 'Não foi possível enviar o logo',
  removal: {
    label: 'Remover logo',
    question: 'Remover o logo?',
    description: 'O campeonato fica com a inicial. Você pode enviar outro depois.',
    done: 'Logo removido com sucesso.',
  },
} as const

const banner = {
  businessType: 'CHAMPIONSHIP_BANNER',
  preset: 'banner',
  label: 'Banner',
  hint: 'Recomendado: Imagem retangular (16:9), máximo 5MB',
  save: 'Salvar banner',
  success: 'Banner carregado com sucesso',
  failure: 'Não foi possível enviar o banner',
  removal: {
    label: 'Remover banner',
    question: 'Remover o banner?',
    description: 'O campeonato fica com a arte das iniciais. Você pode enviar outro depois.',
    done: 'Banner removido com sucesso.',
  },
} as const

function Pictures({ championship: { id, name, url, files } }: { championship: Championship }) {
  const shared = {
    files,
    saveAtom: saveChampionshipPictureAtom,
    removeAtom: removeChampionshipPictureAtom,
  }
  return (
    <div className={styles.pictures}>
      <PictureSlot
        {...shared}
        slot={logo}
        toVariables={(picture) => ({ ...picture, championshipId: id, businessType: logo.businessType })}
      >
        <TeamLogo name={name} tag={url} src={findFileUrl(files, logo.businessType)} size={96} />
      </PictureSlot>
      <PictureSlot
        {...shared}
        slot={banner}
        toVariables={(picture) => ({ ...picture, championshipId: id, businessType: banner.businessType })}
      >
        <TeamBanner
          tag={url}
          src={findFileUrl(files, banner.businessType)}
          fade={false}
          className={styles.banner}
        />
      </PictureSlot>
    </div>
  )
}
