import { formatDayAndTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'

export type GiftState = 'WAITING' | 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED'

export const giftCardTexts = {
  money: formatMoney,
  from: (sender: string) => `Presente de ${sender}`,
  to: (team: string) => `Presente para ${team}`,
  entry: (championship: string) => `Inscrição em ${championship}`,
  until: (date: Date) =>
    `Responda até ${formatDayAndTime(date)}. Sem resposta, o valor volta para quem pagou.`,
  waitsUntil: (date: Date) => `O time responde até ${formatDayAndTime(date)}. Sem resposta, o valor volta.`,
  states: {
    WAITING: 'Aguarda o pagamento',
    OFFERED: 'Aguarda a resposta do time',
    ACCEPTED: 'Aceito: a vaga está paga',
    DECLINED: 'Recusado: o valor volta para quem pagou',
    EXPIRED: 'Não foi usado: o que foi pago volta',
  } satisfies Record<GiftState, string> as Readonly<Record<GiftState, string>>,
}
