import type { BadgeTone } from '@convoca/ui'
import type { OwnPrize } from '../atoms/team-prizes.ts'

export const prizeStates = {
  DUE: { label: 'A pagar', tone: 'neutral' },
  SENT: { label: 'Enviado', tone: 'info' },
  PAID: { label: 'Pago', tone: 'success' },
  FAILED: { label: 'Falhou', tone: 'error' },
} as const satisfies Record<OwnPrize['status'], { label: string; tone: BadgeTone }>

/** The path on which a team sees its prize: that on which it paid its entry. */
export const getTeamPrizePath = (championshipId: string, teamId: string) =>
  `/championships/payment/${championshipId}/team/${teamId}`

type Part = Pick<OwnPrize, 'status' | 'waits_for' | 'receiver' | 'winner'>

/** What happens next with a part of a prize, or has happened; `isOwn` where the reader gets it. */
export function describePrize(
  { status, waits_for: missing, receiver, winner }: Part,
  isOwn: boolean,
): string {
  const agreed = receiver?.has_agreed === true ? receiver.nick : null
  if (status === 'PAID') return isOwn ? 'Está na sua conta.' : `Foi para ${agreed ?? winner.nick}.`
  if (status === 'SENT') return 'O banco está confirmando.'
  if (missing === 'AGREEMENT') return 'Espera o acordo do time sobre a divisão.'
  if (missing === 'AGE')
    return receiver === null
      ? 'Menores de 18 anos não recebem Pix: um adulto do time recebe.'
      : `Espera a resposta de ${receiver.nick}.`
  if (missing === 'STAFF') return 'Duas pessoas da equipe conferem antes de enviar.'
  const who = isOwn ? 'no seu perfil' : `no perfil de ${agreed ?? winner.nick}`
  if (missing !== 'KEY') return 'Sai em instantes para a chave Pix.'
  if (status === 'DUE') return `Espera uma chave Pix ${who}.`
  return `O banco não aceitou a chave. Falta outra ${who}: o valor segue guardado.`
}

/** The person to whom a part goes now. */
export const getPayeeId = ({ winner, receiver }: Pick<OwnPrize, 'winner' | 'receiver'>): string =>
  receiver?.has_agreed === true ? receiver.id : winner.id
