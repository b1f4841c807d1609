import { Avatar, ImageWithFallback } from '@convoca/ui'
import { removeGamePictureAtom, saveGamePictureAtom } from '../../atoms/admin.ts'
import type { GamePicture } from '../../atoms/admin.ts'
import type { Game } from '../../atoms/games.ts'
import { PictureSlot } from '../../components/PictureSlot.tsx'
import styles from './admin.module.css'

const hint = 'Recomendado: Imagem quadrada (1:1), máximo 5MB'

const icon = {
  businessType: 'GAMES_ICON',
  preset: 'logo',
  label: 'Novo ícone',
  hint,
  save: 'Salvar ícone',
  success: 'Ícone carregado com sucesso',
  failure: 'Não foi possível enviar a imagem',
  removal: {
    label: 'Remover ícone',
    question: 'Remover o ícone?',
    description: 'No lugar dele aparece a inicial do jogo.',
    done: 'Ícone removido com sucesso.',
  },
} as const

const image = {
  businessType: 'GAMES_IMAGE',
  preset: 'custom',
  label: 'Nova imagem',
  hint: 'Recomendado: Imagem retangular (4:3), máximo 5MB',
  save: 'Salvar imagem',
  success: 'Imagem carregada com sucesso',
  failure: 'Não foi possível enviar a imagem',
  removal: {
    label: 'Remover imagem',
    question: 'Remover a imagem?',
    description: 'O jogo fica sem imagem.',
    done: 'Imagem removida com sucesso.',
  },
} as const

/** Icon and image of a game: pickers and lists show the icon. */
export function GamePictures({ game }: { game: Game }) {
  const { id, name } = game
  const files = [game.icon, game.image ?? null].filter((file) => file !== null)
  const atoms = { files, saveAtom: saveGamePictureAtom, removeAtom: removeGamePictureAtom }
  return (
    <div className={styles.form}>
      <PictureSlot
        slot={icon}
        {...atoms}
        toVariables={(picture): GamePicture => ({ ...picture, gameId: id, businessType: 'GAMES_ICON' })}
      >
        <Avatar id={id} name={name} src={game.icon?.url} decorative />
      </PictureSlot>
      <PictureSlot
        slot={image}
        {...atoms}
        toVariables={(picture): GamePicture => ({ ...picture, gameId: id, businessType: 'GAMES_IMAGE' })}
      >
        <ImageWithFallback
          className={styles.gameImage}
          src={game.image?.url}
          displayWidth={160}
          alt=""
          fallback={<span className={styles.muted}>Sem imagem</span>}
        />
      </PictureSlot>
    </div>
  )
}
