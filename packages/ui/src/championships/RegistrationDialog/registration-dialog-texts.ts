import { formatMoney } from '../championship-texts.ts'
import type { FieldTexts } from '../../forms/field-texts.ts'
import type { PlayerObstacle, RegistrationObstacle, RosterRole } from './roster.ts'

export interface RegistrationDialogTexts {
  title: string
  description: (championship: string) => string
  close: string
  team: string
  roster: string
  /** Above the members. */
  counts: (starters: number, teamSize: number, substitutes: number, maxSubstitutes: number) => string
  loading: string
  /** Of the choice of a member. */
  roleOf: (nick: string) => string
  roles: Readonly<Record<RosterRole, string>>
  out: string
  account: (account: string) => string
  noAccount: (game: string) => string
  obstacles: Readonly<Record<PlayerObstacle, string>>
  teamObstacles: Readonly<Record<RegistrationObstacle, string>>
  fee: (centavos: number) => string
  waiting: string
  cancel: string
  submit: string
  submitting: string
  fields?: FieldTexts
}

export const registrationDialogTexts: RegistrationDialogTexts = {
  title: 'Inscrever time',
  description: (championship) =>
    `Escolha quem joga ${championship}. O elenco fica fechado depois da inscrição.`,
  close: 'Fechar',
  team: 'Inscrever com',
  roster: 'Elenco',
  counts(starters, teamSize, substitutes, maxSubstitutes) {
    const begins = `${starters} de ${teamSize} ${teamSize === 1 ? 'titular' : 'titulares'}`
    return maxSubstitutes === 0
      ? begins
      : `${begins} · ${substitutes} de até ${maxSubstitutes} ${maxSubstitutes === 1 ? 'reserva' : 'reservas'}`
  },
  loading: 'Carregando o elenco...',
  roleOf: (nick) => `Função de ${nick}`,
  roles: { STARTER: 'Titular', SUBSTITUTE: 'Reserva' },
  out: 'Não joga',
  account: (account) => account,
  noAccount: (game) => `Sem conta de ${game} no perfil`,
  obstacles: {
    IN_OTHER_TEAM: 'Já está inscrito por outro time',
    TOO_YOUNG: 'Não tem a idade mínima',
  },
  teamObstacles: {
    NOT_OPEN: 'As inscrições ainda não abriram.',
    CLOSED: 'As inscrições estão encerradas.',
    ALREADY_REGISTERED: 'Este time já está inscrito.',
    REJECTED: 'A organização recusou a inscrição deste time.',
    OTHER_GAME: 'Este time joga outro jogo.',
    NOT_ENOUGH_MEMBERS: 'O time não tem membros suficientes que possam jogar.',
  },
  fee: (centavos) =>
    `Taxa de ${formatMoney(centavos)} por time. A vaga fica reservada até a organização confirmar o pagamento.`,
  waiting: 'As vagas acabaram: o time entra na lista de espera.',
  cancel: 'Cancelar',
  submit: 'Inscrever time',
  submitting: 'Inscrevendo...',
}
