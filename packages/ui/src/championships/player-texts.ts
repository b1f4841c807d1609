import { formatMoney } from './championship-texts.ts'
import { type BracketTexts, type MatchCardTexts, bracketTexts, matchCardTexts } from './bracket-texts.ts'
import type { entrySharesTexts } from './EntryShares/EntryShares.tsx'
import type { championshipHeaderTexts } from './ChampionshipHeader/ChampionshipHeader.tsx'
import {
  type MatchFactsTexts,
  type MatchHeaderTexts,
  type MatchProofsTexts,
  type MatchRulingTexts,
  type MatchTimelineTexts,
  type ScoreReportTexts,
  matchHeaderTexts,
  matchTimelineTexts,
} from './match-room-texts.ts'
import type { MatchRescheduleTexts } from './ScoreReport/MatchReschedule.tsx'
import {
  type RegistrationPanelTexts,
  registrationPanelTexts,
} from './RegistrationPanel/registration-panel-texts.ts'
import type { seedingListTexts } from './SeedingList/SeedingList.tsx'
import type { StandingsTableTexts } from './StandingsTable/StandingsTable.tsx'

const { obstacle, full, guest, lost, pendingPayment, registered, waiting, checkIn, refused, finished } =
  registrationPanelTexts

const registrationPanel: Partial<RegistrationPanelTexts> = {
  checkedIn: 'Jogadores prontos',
  fee: (centavos) => `${formatMoney(centavos)} por jogador`,
  loading: 'Carregando sua inscrição...',
  guest: { ...guest, text: 'Entre para se inscrever, sem time.', login: 'Entrar para se inscrever' },
  ready: { register: () => 'Inscrever-me' },
  lost: {
    ...lost,
    EXPIRED: 'A inscrição não foi paga a tempo, e você perdeu a vaga. Inscreva-se de novo.',
    REFUNDING: 'A inscrição não foi paga a tempo, e você perdeu a vaga. O que foi pago está voltando.',
    REFUNDED: 'A inscrição não foi paga a tempo, e você perdeu a vaga. O que foi pago já voltou.',
  },
  full: {
    ...full,
    note: (places) => `${places} de ${places} jogadores`,
    text: 'Se um jogador sair, a vaga vai para o primeiro da lista de espera.',
  },
  obstacle: { ...obstacle, texts: () => 'Você não pode se inscrever agora.', team: 'Ver perfil' },
  pendingPayment: {
    ...pendingPayment,
    paid: 'Já pago',
    text: 'Pague por Pix, ou acerte com a organização, que confirma a inscrição.',
  },
  registered: { ...registered, title: 'Você está inscrito' },
  waiting: { ...waiting, text: 'Se abrir uma vaga, o primeiro da lista entra na hora e é avisado.' },
  checkIn: {
    ...checkIn,
    warning: 'Sem check-in você perde a vaga',
    done: 'Tudo certo: você está confirmado para jogar.',
  },
  refused: { ...refused, text: 'Você não pode se inscrever de novo neste campeonato.' },
  finished: { ...finished, text: 'Veja como cada jogador chegou ao fim.' },
}

const matchFacts: Partial<MatchFactsTexts> = {
  noCode: 'Sai quando os dois jogadores estiverem prontos',
  ready: (players) => ['Nenhum jogador pronto', 'Um jogador pronto', 'Dois jogadores prontos'][players] ?? '',
}

const undecided = (games: number): string =>
  games === 1
    ? 'Um dos jogadores precisa ter vencido o jogo'
    : `Um dos jogadores precisa ter vencido ${games} jogos`

const bracket: Partial<BracketTexts> = {
  centre: 'Centralizar no jogador',
  find: 'Achar jogador',
  found: 'jogador escolhido',
  ownPath: 'seu caminho',
  matchCard: { ...matchCardTexts, ownTeam: 'você' },
}

/**
 * The words for players who take part without a team, by component: the value of `TextsContext` on the pages of such a
 * championship.
 */
export const playerTexts: Readonly<Record<string, object>> = {
  RegistrationPanel: registrationPanel,
  ChampionshipHeader: {
    teamsLabel: 'Jogadores',
    checkInNote: 'por cada jogador',
    feeNote: 'por jogador',
  } satisfies Partial<typeof championshipHeaderTexts>,
  Bracket: { ...bracketTexts, ...bracket },
  MatchCard: { ownTeam: 'você' } satisfies Partial<MatchCardTexts>,
  StandingsTable: {
    team: 'Jogador',
    deleted: 'Conta excluída',
    ownTeam: 'você',
  } satisfies Partial<StandingsTableTexts>,
  SeedingList: {
    hint: 'Arraste um jogador, use os botões ou digite o seed. Na alça, ↑ e ↓ movem, Home e End levam à ponta.',
  } satisfies Partial<typeof seedingListTexts>,
  MatchFacts: matchFacts,
  MatchHeader: {
    ...matchFacts,
    ownTeam: 'você',
    states: {
      ...matchHeaderTexts.states,
      waiting: 'Aguardando jogadores',
      doubleForfeit: 'W.O. dos dois jogadores',
    },
  } satisfies Partial<MatchHeaderTexts>,
  ScoreReport: {
    hint: 'Cada jogador informa o próprio placar',
    disputedLate: 'O prazo acabou: aceite o placar do outro jogador ou espere a decisão da arbitragem.',
    sealedHint: (player) => `O placar de ${player} aparece quando os dois jogadores tiverem informado o seu.`,
    undecided,
  } satisfies Partial<ScoreReportTexts>,
  MatchProofs: {
    count: (own, most) => `${own} de ${most} imagens suas`,
  } satisfies Partial<MatchProofsTexts>,
  MatchReschedule: {
    proposedByOwn: (when) => `Você propôs ${when}. Falta a resposta do adversário.`,
  } satisfies Partial<MatchRescheduleTexts>,
  MatchTimeline: {
    actions: {
      ...matchTimelineTexts.actions,
      WALKOVER: () => 'W.O.: um jogador não apareceu',
      DOUBLE_WALKOVER: () => 'W.O.: nenhum dos dois jogadores apareceu',
      DISQUALIFIED: () => 'Um jogador foi desclassificado',
      WITHDRAWN: () => 'Um jogador desistiu do campeonato',
      REMATCHED: () => 'Os jogadores se enfrentam de novo',
    },
  } satisfies Partial<MatchTimelineTexts>,
  MatchRuling: {
    neitherHint: 'A partida não foi jogada. Com 0 – 0, nenhum dos dois jogadores apareceu e nenhum vence.',
    decideNeither: 'Dar W.O. aos dois jogadores',
    undecided,
  } satisfies Partial<MatchRulingTexts>,
  PixPayment: {
    entry: 'Sua inscrição',
    missing: () => 'Falta pagar a inscrição.',
    late: 'O Pix caiu depois do prazo. A vaga ainda estava livre: é sua.',
  },
  EntryShares: {
    fee: 'Inscrição',
    paid: 'Já pago',
    missing: 'Falta pagar',
    payOwn: 'Pagar inscrição',
  } satisfies Partial<typeof entrySharesTexts>,
}
