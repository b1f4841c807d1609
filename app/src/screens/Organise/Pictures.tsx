import { TeamBanner, TeamLogo } from '@convoca/ui'
import type { Championship } from '../../atoms/championship.ts'
import { removeChampionshipPictureAtom, saveChampionshipPictureAtom } from '../../atoms/organise.ts'
import { PictureSlot } from '../../components/PictureSlot.tsx'
import { createBannerSlot, createLogoSlot } from '../../components/picture-slots.ts'
import { findFileUrl } from '../../mappers/files.ts'
import styles from './organise.module.css'

const logo = createLogoSlot({
  businessType: 'CHAMPIONSHIP_LOGO',
  without: 'O campeonato fica com a inicial.',
})

const banner = createBannerSlot({
  businessType: 'CHAMPIONSHIP_BANNER',
  without: 'O campeonato fica com a arte das iniciais.',
})

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

const eventBanner = {
  ...createBannerSlot({
    businessType: 'EVENT_BANNER',
    without: 'Em Eventos aparece o banner do campeonato.',
  }),
  label: 'Banner em Eventos',
  hint: 'Aparece em Eventos; sem ele, o banner do campeonato. Máximo 5MB',
  save: 'Salvar banner de evento',
}

/** The logo, the banners and the card of a championship. */
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
      <PictureSlot
        {...shared}
        slot={eventBanner}
        toVariables={(picture) => ({
          ...picture,
          championshipId: id,
          businessType: eventBanner.businessType,
        })}
      >
        <TeamBanner
          tag={url}
          src={findFileUrl(files, eventBanner.businessType) ?? findFileUrl(files, banner.businessType)}
          fade={false}
          className={styles.banner}
        />
      </PictureSlot>
    </div>
  )
}
