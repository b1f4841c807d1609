import type { Context, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { notify } from '../../notifications/service.ts'
import type { Share } from './division.ts'
import { inReais } from './in-reais.ts'
import type { MovedShare, ShareRow } from './payouts-repository.ts'

const about = (championshipId: string, teamId: string | null, userId: string) => ({
  userId,
  championshipId,
  ...(teamId !== null && { teamId }),
  contextType: 'CHAMPIONSHIP' as const,
  type: 'CHAMPIONSHIP_RESULT' as const,
})

/** Everybody learns of their share, and what they have to do to be paid. */
export async function notifyWinners(
  context: SystemContext,
  { id, name }: { id: string; name: string },
  shares: readonly Share[],
): Promise<void> {
  await notify(
    context,
    shares.map(({ userId, teamId, amount }) => ({
      ...about(id, teamId, userId),
      subject: `prize-${id}`,
      title: 'Você ganhou um prêmio',
      body: `Sua parte do prêmio de ${name} é ${inReais(amount)}. O time tem 72 horas para combinar outra divisão; depois ela sai por Pix para a chave do seu perfil.`,
    })),
  )
}

type Moved = MovedShare & { championship_name: string }

export async function notifyOfPayment(context: SystemContext, share: Moved): Promise<void> {
  const { id, championship_id: championshipId, team_id: teamId, user_id: winnerId, payee_id: payeeId } = share
  const sum = inReais(share.net)
  const isOwn = payeeId === null || payeeId === winnerId
  const told = { subject: id, title: 'Seu prêmio foi pago' }
  const body = isOwn
    ? `${sum} de ${share.championship_name} estão na sua conta.`
    : `${sum} de ${share.championship_name} foram para o adulto do time que recebe por você.`
  await notify(context, [
    { ...about(championshipId, teamId, winnerId), ...told, body },
    ...(isOwn
      ? []
      : [
          {
            ...about(championshipId, teamId, payeeId),
            subject: id,
            title: 'O prêmio que você recebe por outra pessoa chegou',
            body: `${sum} de ${share.championship_name} estão na sua conta.`,
          },
        ]),
  ])
}

/** The receiver has to give another key. */
export async function notifyOfFailure(context: SystemContext, share: Moved): Promise<void> {
  await notify(context, [
    {
      ...about(share.championship_id, share.team_id, share.payee_id ?? share.user_id),
      subject: share.id,
      title: 'O Pix do seu prêmio falhou',
      body: `O banco não aceitou a sua chave. Cadastre outra em Configurações: os ${inReais(share.net)} de ${share.championship_name} seguem guardados.`,
    },
  ])
}

type Held = Pick<
  ShareRow,
  'id' | 'championship_id' | 'championship_name' | 'team_id' | 'user_id' | 'nick' | 'amount'
>

/** Asks an adult to receive the part of a minor. */
export async function notifyReceiver(context: SystemContext, share: Held, receiverId: string): Promise<void> {
  await notify(context, [
    {
      ...about(share.championship_id, share.team_id, receiverId),
      subject: `receiver-${share.id}`,
      title: 'Você recebe o prêmio de um menor?',
      body: `${share.nick} tem ${inReais(share.amount)} de ${share.championship_name} e menores não recebem Pix. Aceite ou recuse em Configurações, Pagamentos.`,
    },
  ])
}

/** Tells the winner, and who has named the adult, what was answered. */
export async function notifyOfAnswer(
  context: SystemContext,
  share: Held,
  { namedBy, receiver, accepts }: { namedBy: string | null; receiver: string; accepts: boolean },
): Promise<void> {
  const told = [...new Set([share.user_id, ...(namedBy === null ? [] : [namedBy])])]
  await notify(
    context,
    told.map((userId) => ({
      ...about(share.championship_id, share.team_id, userId),
      subject: `receiver-${share.id}`,
      title: accepts ? 'Um adulto recebe o prêmio' : 'O adulto indicado recusou',
      body: accepts
        ? `${receiver} recebe a parte de ${share.nick} em ${share.championship_name}.`
        : `${receiver} não recebe a parte de ${share.nick} em ${share.championship_name}. Indiquem outro adulto.`,
    })),
  )
}

type Prize = Pick<Schemas['TeamPrize'], 'championship' | 'team' | 'shares'>

/** Everybody but who proposes is asked to agree. */
export async function notifyOfProposal(
  context: Context,
  { championship, team }: Prize,
  userIds: readonly string[],
): Promise<void> {
  await notify(
    context,
    userIds
      .filter((userId) => userId !== context.actor.userId)
      .map((userId) => ({
        ...about(championship.id, team.id, userId),
        subject: `division-${championship.id}-${team.id}`,
        title: 'Nova divisão do prêmio',
        body: `${team.name} propôs como dividir o prêmio de ${championship.name}. Concorde ou recuse na página do prêmio: sem acordo, as partes são iguais.`,
      })),
  )
}

/** The proposer learns that somebody does not agree. */
export async function notifyOfRefusal(
  context: Context,
  { championship, team, shares }: Prize,
  proposedBy: string,
): Promise<void> {
  if (proposedBy === context.actor.userId) return
  const nick = shares.find(({ winner }) => winner.id === context.actor.userId)?.winner.nick ?? 'Alguém'
  await notify(context, [
    {
      ...about(championship.id, team.id, proposedBy),
      subject: `division-${championship.id}-${team.id}`,
      title: 'A divisão foi recusada',
      body: `${nick} não concorda com a divisão do prêmio de ${championship.name}.`,
    },
  ])
}

/** Asks for what is missing: an answer, or the Pix key of a receiver. */
export async function remindOfPrize(
  context: Context,
  { championship, team, shares }: Prize & Pick<Schemas['TeamPrize'], 'shares'>,
): Promise<void> {
  const drafts = new Map<string, { title: string; body: string }>()
  for (const { waits_for: missing, winner, receiver, agreement } of shares) {
    const payeeId = receiver?.has_agreed === true ? receiver.id : winner.id
    if (missing === 'KEY')
      drafts.set(payeeId, {
        title: 'Falta a sua chave Pix',
        body: `O prêmio de ${championship.name} espera uma chave Pix no seu perfil. Cadastre em Configurações.`,
      })
    if (missing === 'AGREEMENT' && agreement === null)
      drafts.set(winner.id, {
        title: 'Falta a sua resposta',
        body: `Diga se concorda com a divisão do prêmio de ${championship.name}: sem acordo, as partes são iguais.`,
      })
  }
  drafts.delete(context.actor.userId)
  await notify(
    context,
    [...drafts].map(([userId, draft]) => ({
      ...about(championship.id, team.id, userId),
      subject: `prize-reminder-${championship.id}-${team.id}`,
      ...draft,
    })),
  )
}
