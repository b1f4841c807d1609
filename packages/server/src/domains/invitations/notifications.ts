import type { Context, SystemContext } from '../../context.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { notify } from '../notifications/service.ts'
import type { InvitationRow } from './queries.ts'

type Message = Pick<NotificationDraft, 'type' | 'title' | 'body' | 'mailText'>
type Draft = Message & Pick<NotificationDraft, 'userId' | 'playerId'>

function toDrafts(row: InvitationRow, drafts: readonly Draft[]): NotificationDraft[] {
  const shared = { contextType: 'TEAM', teamId: row.team_id, invitationId: row.id } as const
  return drafts.map((draft) => ({ ...draft, ...shared }))
}

export const toJoinMessage = ({ user_nick: nick, team_name: team }: InvitationRow): Message => ({
  type: 'TEAM_JOIN',
  title: 'Novo membro no time',
  body: `${nick} entrou no ${team}.`,
})

export const toDeclineMessage = ({ user_nick: nick, team_name: team }: InvitationRow): Message => ({
  type: 'TEAM_UPDATE',
  title: 'Convite recusado',
  body: `${nick} recusou o convite do ${team}.`,
})

export const toApplicationMessage = ({ user_nick: nick, team_name: team }: InvitationRow): Message => ({
  type: 'TEAM_UPDATE',
  title: 'Nova candidatura',
  body: `${nick} quer entrar no ${team}.`,
})

export const toWithdrawalMessage = ({ user_nick: nick, team_name: team }: InvitationRow): Message => ({
  type: 'TEAM_UPDATE',
  title: 'Candidatura retirada',
  body: `${nick} retirou a candidatura ao ${team}.`,
})

export const toAcceptanceMessage = ({ team_name: team }: InvitationRow): Message => ({
  type: 'TEAM_JOIN',
  title: 'Candidatura aceita',
  body: `Sua candidatura ao ${team} foi aceita.`,
})

export const toRefusalMessage = ({ team_name: team }: InvitationRow): Message => ({
  type: 'REFUSED',
  title: 'Candidatura recusada',
  body: `O ${team} recusou sua candidatura.`,
})

/** The text is shown only once the invitation is gone. */
export async function notifyInvitees(context: SystemContext, rows: readonly InvitationRow[]): Promise<void> {
  const drafts = rows.flatMap((row) =>
    toDrafts(row, [
      {
        userId: row.user_id,
        type: 'TEAM_INVITE',
        title: 'Convite de time',
        body: `O convite do time ${row.team_name} não está mais disponível.`,
        mailText: `${row.inviter_nick} convidou você para o time ${row.team_name}.`,
      },
    ]),
  )
  await notify(context, drafts)
}

export interface ResponseMessages {
  toLeaders: Message | null
  toPlayer: Message | null
}

/** Notifies the team's leaders, except the actor, and the player. */
export async function notifyOfResponse(
  context: Context,
  row: InvitationRow,
  { leaders, toLeaders, toPlayer }: ResponseMessages & { leaders: readonly string[] },
): Promise<void> {
  const others = toLeaders === null ? [] : leaders.filter((userId) => userId !== context.actor.userId)
  const drafts = others.flatMap((userId): Draft[] =>
    toLeaders === null ? [] : [{ ...toLeaders, userId, playerId: row.user_id }],
  )
  if (toPlayer !== null) drafts.push({ ...toPlayer, userId: row.user_id })
  await notify(context, toDrafts(row, drafts))
}
