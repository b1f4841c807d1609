import type { SystemContext } from '../../context.ts'
import type { NotificationDraft } from '../notifications/repository.ts'
import { notify } from '../notifications/service.ts'
import type { InvitationRow } from './queries.ts'

type Told = Pick<NotificationDraft, 'type' | 'title' | 'body'>
type Draft = Told & Pick<NotificationDraft, 'userId' | 'playerId'>

function about(row: InvitationRow, drafts: readonly Draft[]): NotificationDraft[] {
  const shared = { contextType: 'TEAM', teamId: row.team_id, invitationId: row.id } as const
  return drafts.map((draft) => ({ ...draft, ...shared }))
}

export const joined = ({ user_nick: nick, team_name: team }: InvitationRow): Told => ({
  type: 'TEAM_JOIN',
  title: 'Novo membro no time',
  body: `${nick} entrou no ${team}.`,
})

export const declined = ({ user_nick: nick, team_name: team }: InvitationRow): Told => ({
  type: 'TEAM_UPDATE',
  title: 'Convite recusado',
  body: `${nick} recusou o convite do ${team}.`,
})

export const applied = ({ user_nick: nick, team_name: team }: InvitationRow): Told => ({
  type: 'TEAM_UPDATE',
  title: 'Nova candidatura',
  body: `${nick} quer entrar no ${team}.`,
})

export const withdrawn = ({ user_nick: nick, team_name: team }: InvitationRow): Told => ({
  type: 'TEAM_UPDATE',
  title: 'Candidatura retirada',
  body: `${nick} retirou a candidatura ao ${team}.`,
})

export const confirmed = ({ team_name: team }: InvitationRow): Told => ({
  type: 'TEAM_JOIN',
  title: 'Candidatura aceita',
  body: `Sua candidatura ao ${team} foi aceita.`,
})

export const refused = ({ team_name: team }: InvitationRow): Told => ({
  type: 'REFUSED',
  title: 'Candidatura recusada',
  body: `O ${team} recusou sua candidatura.`,
})

/** Tells invited players; the text is what stays of it once the invitation is gone. */
export async function tellInvited(context: SystemContext, rows: readonly InvitationRow[]): Promise<void> {
  const drafts = rows.flatMap((row) =>
    about(row, [
      {
        userId: row.user_id,
        type: 'TEAM_INVITE',
        title: 'Convite de time',
        body: `O convite do time ${row.team_name} não está mais disponível.`,
      },
    ]),
  )
  await notify(context, drafts)
}

/** Tells the team's leaders but the one who acted, and the player where there is something to tell. */
export async function tellAnswer(
  context: SystemContext,
  row: InvitationRow,
  told: { actorId: string; leaders: readonly string[]; toLeaders: Told | null; toPlayer: Told | null },
): Promise<void> {
  const { actorId, leaders, toLeaders, toPlayer } = told
  const others = toLeaders === null ? [] : leaders.filter((userId) => userId !== actorId)
  const drafts = others.flatMap((userId): Draft[] =>
    toLeaders === null ? [] : [{ ...toLeaders, userId, playerId: row.user_id }],
  )
  if (toPlayer !== null) drafts.push({ ...toPlayer, userId: row.user_id })
  await notify(context, about(row, drafts))
}
