import { TeamBanner, TeamLogo } from '@convoca/ui'
import type { Championship } from '../../atoms/championship.ts'
import { removeChampionshipPictureAtom, saveChampionshipPictureAtom } from '../../atoms/organise.ts'
import { PictureSlot } from '../../components/PictureSlot.tsx'
import { findFileUrl } from '../../mappers/files.ts'
import styles from './organise.module.css'

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

const card = {
  businessType: 'CHAMPIONSHIP_CARD',
  preset: 'custom',
  label: 'Card',
  hint: 'Aparece na lista de campeonatos; sem ele, o banner. Máximo 5MB',
  save: 'Salvar card',
  success: 'Card carregado com sucesso',
  failure: 'Não foi possível enviar o card',
  removal: {
    label: 'Remover card',
    question: 'Remover o card?',
    description: 'A lista de campeonatos mostra o banner. Você pode enviar outro depois.',
    done: 'Card removido com sucesso.',
  },
} as const

/** The logo, the banner and the card of a championship. */
export function Pictures({ championship: { id, name, url, files } }: { championship: Championship }) {
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
      <PictureSlot
        {...shared}
        slot={card}
        toVariables={(picture) => ({ ...picture, championshipId: id, businessType: card.businessType })}
      >
        <TeamBanner
          tag={url}
          src={findFileUrl(files, card.businessType) ?? findFileUrl(files, banner.businessType)}
          fade={false}
          className={styles.card}
        />
      </PictureSlot>
    </div>
  )
}
