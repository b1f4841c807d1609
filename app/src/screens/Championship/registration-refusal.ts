import { getErrorTextOr, getFieldErrors } from '../../atoms/errors.ts'

const texts = {
  team: 'Este time não pode ser inscrito neste campeonato.',
  roster: 'Confira quantos titulares e reservas o campeonato permite.',
  player: 'Não pode jogar por este time neste campeonato.',
}

export interface Refusal {
  team?: string | undefined
  roster?: string | undefined
  /** The errors of players, by member. */
  players: Readonly<Record<string, string>>
  /** The error that belongs to no field. */
  form?: string | undefined
}

export const noRefusal: Refusal = { players: {} }

/** The refusal of a roster at its fields: the server names players by their place in what was sent. */
export function toRefusal(error: unknown, sent: readonly { user_id: string }[]): Refusal {
  const paths = Object.keys(getFieldErrors(error))
  if (paths.length === 0)
    return { ...noRefusal, form: getErrorTextOr(error, 'Não foi possível inscrever o time') }
  const players = paths.flatMap((path) => {
    const place = /^roster\.(\d+)\b/.exec(path)?.[1]
    const player = place === undefined ? undefined : sent[Number(place)]
    return player ? [[player.user_id, texts.player] as const] : []
  })
  return {
    team: paths.includes('team_id') ? texts.team : undefined,
    roster: paths.includes('roster') ? texts.roster : undefined,
    players: Object.fromEntries(players),
  }
}
