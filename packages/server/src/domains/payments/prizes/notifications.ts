import type { SystemContext } from '../../../context.ts'
import { notify } from '../../notifications/service.ts'
import type { Share } from './division.ts'
import type { MovedShare } from './payouts-repository.ts'

const inReais = (centavos: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(centavos / 100)

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
      body: `Sua parte do prêmio de ${name} é ${inReais(amount)}. Ela sai por Pix para a chave do seu perfil: se ainda não tem uma, cadastre em Configurações.`,
    })),
  )
}

type Paid = MovedShare & { championship_name: string }

export async function notifyOfPayment(context: SystemContext, share: Paid): Promise<void> {
  await notify(context, [
    {
      ...about(share.championship_id, share.team_id, share.user_id),
      subject: share.id,
      title: 'Seu prêmio foi pago',
      body: `${inReais(share.amount)} de ${share.championship_name} estão na sua conta.`,
    },
  ])
}

export async function notifyOfFailure(context: SystemContext, share: Paid): Promise<void> {
  await notify(context, [
    {
      ...about(share.championship_id, share.team_id, share.user_id),
      subject: share.id,
      title: 'O Pix do seu prêmio falhou',
      body: `O banco não aceitou a sua chave. Cadastre outra em Configurações: os ${inReais(share.amount)} de ${share.championship_name} seguem guardados em seu nome.`,
    },
  ])
}
