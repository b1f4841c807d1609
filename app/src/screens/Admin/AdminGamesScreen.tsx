import { Avatar, Button, EmptyState, Panel, TextField } from '@convoca/ui'
import { gamesAtom } from '../../atoms/games.ts'
import type { Game } from '../../atoms/games.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { AdminPage } from './AdminPage.tsx'
import styles from './admin.module.css'
import { GamePictures } from './GamePictures.tsx'
import { PictureForm } from './PictureForm.tsx'
import { useGameForm } from './useGameForm.ts'

/** /admin/games: the games that teams can play, and a new one. */
export function AdminGamesScreen() {
  return (
    <AdminPage section="games">
      <AdminGames />
    </AdminPage>
  )
}

export function AdminGames() {
  return (
    <>
      <Panel title="Novo jogo">
        <NewGame />
      </Panel>
      <Panel title="Jogos" flush>
        <Games />
      </Panel>
    </>
  )
}

function NewGame() {
  const { name, icon, onIconChange, error, submitting, onSubmit } = useGameForm()
  return (
    <PictureForm
      name="Novo jogo"
      pictureLabel="Ícone"
      picture={icon}
      onPictureChange={onIconChange}
      error={error}
      isSubmitting={submitting}
      onSubmit={onSubmit}
      submitLabel="Adicionar jogo"
      submittingLabel="Adicionando..."
    >
      <TextField {...name} label="Nome do jogo" required maxLength={60} autoComplete="off" />
    </PictureForm>
  )
}

function Games() {
  const query = useAtomValue(gamesAtom)
  return (
    <QueryContent query={query} failed="Não foi possível carregar os jogos">
      {(games) =>
        games.length === 0 ? (
          <EmptyState title="Nenhum jogo ainda" description="Sem jogos, ninguém consegue criar um time." />
        ) : (
          <ul className={styles.list}>
            {games.map((game) => (
              <li key={game.id} aria-label={game.name}>
                <GameRow game={game} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

function GameRow({ game }: { game: Game }) {
  const { id, name, icon } = game
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={styles.row}>
        <span className={styles.person}>
          <Avatar id={id} name={name} src={icon?.url} decorative />
          <span>
            <span className={styles.title}>{name}</span>
            {icon === null && (
              <>
                <br />
                <span className={styles.muted}>Sem ícone</span>
              </>
            )}
          </span>
        </span>
        <Button
          size="small"
          aria-expanded={open}
          aria-label={`Imagens de ${name}`}
          onClick={() => setOpen((before) => !before)}
        >
          Imagens
        </Button>
      </div>
      {open && <GamePictures game={game} />}
    </>
  )
}
