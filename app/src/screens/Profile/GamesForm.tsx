import * as limits from '@convoca/sdk/limits'
import { Button, FormError, SelectField, SwitchField, TextField } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { gamesAtom } from '../../atoms/games.ts'
import type { Game } from '../../atoms/games.ts'
import { updatePlayerGamesAtom } from '../../atoms/profile.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { useSubmit } from '../../forms/fields.ts'
import { emptyGame, toGameValues, toGamesInput } from '../../forms/games.ts'
import type { GameValues } from '../../forms/games.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import styles from './GamesForm.module.css'

/** The games of the profile, saved together. */
export function GamesForm({ entity }: { entity: OwnProfile['entity'] }) {
  const all = useAtomValue(gamesAtom).data ?? []
  const form = useGamesForm(entity)
  const { games, isFree, submitting } = form
  return (
    <form aria-label="Jogos" noValidate className={styles.form} onSubmit={form.onSubmit}>
      <FormError>{form.error}</FormError>
      <SwitchField
        label="Livre para jogar"
        hint="Times encontram você na busca por players."
        value={isFree}
        onChange={form.setIsFree}
      />
      {games.map((game, index) => (
        <GameFields
          key={index}
          place={index + 1}
          game={game}
          options={all.filter(
            ({ id }) => id === game.gameId || games.every((chosen) => chosen.gameId !== id),
          )}
          onChange={(change) => form.change(index, change)}
          onRemove={() => form.remove(index)}
        />
      ))}
      <div className={styles.actions}>
        {games.length < limits.PlayerGamesInput.games.max ? (
          <Button icon={<Plus aria-hidden />} onClick={form.add}>
            Adicionar jogo
          </Button>
        ) : null}
        <Button type="submit" variant="primary" loading={submitting} loadingLabel="Salvando...">
          Salvar jogos
        </Button>
      </div>
    </form>
  )
}

interface GameFieldsProps {
  place: number
  game: GameValues
  options: readonly Game[]
  onChange: (change: Partial<GameValues>) => void
  onRemove: () => void
}

function GameFields({ place, game, options, onChange, onRemove }: GameFieldsProps) {
  return (
    <fieldset className={styles.game}>
      <legend className={styles.legend}>{place === 1 ? 'Jogo principal' : `Jogo ${place}`}</legend>
      <SelectField
        label="Jogo"
        required
        value={game.gameId}
        onChange={(gameId) => onChange({ gameId })}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        label="Conta no jogo"
        hint="Aparece como não verificada."
        maxLength={50}
        value={game.account}
        onChange={(account) => onChange({ account })}
      />
      <TextField label="Rank" maxLength={40} value={game.rank} onChange={(rank) => onChange({ rank })} />
      <TextField
        label="Posições"
        hint="Até cinco, separadas por vírgula."
        maxLength={160}
        value={game.positions}
        onChange={(positions) => onChange({ positions })}
      />
      <Button size="small" aria-label={`Remover jogo ${place}`} onClick={onRemove}>
        Remover
      </Button>
    </fieldset>
  )
}

function useGamesForm({ id, looking_for_team, games: stored }: OwnProfile['entity']) {
  const save = useSetAtom(updatePlayerGamesAtom)
  const showToast = useSetAtom(showToastAtom)
  const { error, send } = useSubmit()
  const start = { isFree: looking_for_team, games: toGameValues(stored) }
  const kept = useKeptValues('games', start)
  const [games, setGames] = useState(kept.initial.games)
  const [isFree, setIsFree] = useState(kept.initial.isFree)
  const [submitting, setSubmitting] = useState(false)
  const body = toGamesInput(isFree, games)
  const before = toGamesInput(looking_for_team, toGameValues(stored))
  useUnsavedChanges(
    () => !submitting && JSON.stringify(body) !== JSON.stringify(before),
    kept.of({ state: { values: { isFree, games } } }),
  )
  return {
    games,
    isFree,
    setIsFree,
    submitting,
    error,
    add: () => setGames([...games, emptyGame]),
    remove: (index: number) => setGames(games.filter((_, place) => place !== index)),
    change: (index: number, change: Partial<GameValues>) =>
      setGames(games.map((game, place) => (place === index ? { ...game, ...change } : game))),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      if (submitting) return
      setSubmitting(true)
      void send({}, 'Não foi possível salvar os jogos.', async () => {
        const saved = await save({ userId: id, body })
        setGames(toGameValues(saved.games))
        showToast({ title: 'Sucesso', message: 'Jogos atualizados com sucesso.' })
      }).finally(() => setSubmitting(false))
    },
  }
}
