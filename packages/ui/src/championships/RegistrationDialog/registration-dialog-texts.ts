import { formatMoney } from '../championship-texts.ts'
import type { FieldTexts } from '../../forms/field-texts.ts'

export const registrationDialogTexts = {
  title: 'Inscrever time',
  description: (championship: string) =>
    `Escolha quem joga ${championship}. O elenco ainda pode mudar até o campeonato fechá-lo.`,
  close: 'Fechar',
  team: 'Inscrever com',
  roster: 'Elenco',
  /** Above the members. */
  counts(starters: number, teamSize: number, substitutes: number, maxSubstitutes: number): string {
    const begins = `${starters} de ${teamSize} ${teamSize === 1 ? 'titular' : 'titulares'}`
    return maxSubstitutes === 0
      ? begins
      : `${begins} · ${substitutes} de até ${maxSubstitutes} ${maxSubstitutes === 1 ? 'reserva' : 'reservas'}`
  },
  loading: 'Carregando o elenco...',
  /** Name of the choice of a member's role. */
  roleOf: (nick: string) => `Função de ${nick}`,
  roles: { STARTER: 'Titular', SUBSTITUTE: 'Reserva' },
  out: 'Não joga',
  account: (account: string): string => account,
  noAccount: (game: string) => `Sem conta de ${game} no perfil`,
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
    FOR_PLAYERS: 'Neste campeonato, cada jogador se inscreve sem time.',
    NOT_ENOUGH_MEMBERS: 'O time não tem membros suficientes que possam jogar.',
  },
  fee: (centavos: number) =>
    `Taxa de ${formatMoney(centavos)} por time, por Pix. A vaga fica reservada até o pagamento ou o começo do campeonato.`,
  waiting: 'As vagas acabaram: o time entra na lista de espera.',
  cancel: 'Cancelar',
  submit: 'Inscrever time',
  submitting: 'Inscrevendo...',
}

export type RegistrationDialogTexts = typeof registrationDialogTexts & { fields?: FieldTexts }
