import type { Schemas } from '../contract/types.ts'

export interface Notice {
  title: string
  body: string
  kind: Schemas['MessageType']
  /** Place of the sender among those who may speak to the team. */
  by: number
  daysAgo: number
}

type Row = readonly [kind: 'INFO' | 'WARNING' | 'URGENT', title: string, body: string]

/** What was said in the demo team's season, the latest first. */
const said: readonly Row[] = [
  [
    'INFO',
    'Análise do último treino',
    'O vídeo está na pasta do time. Assistam até o minuto 40 antes de terça.',
  ],
  [
    'WARNING',
    'Troca de horário na quinta',
    'O treino de quinta começa às 21h por causa da manutenção do servidor.',
  ],
  [
    'INFO',
    'Parabéns pela vitória',
    'Jogo limpo do começo ao fim. A jogada do terceiro mapa vai para o mural.',
  ],
  [
    'URGENT',
    'Confirmem a presença hoje',
    'A organização pede a lista até as 18h. Quem não confirmar fica de fora.',
  ],
  ['INFO', 'Camisas novas', 'Chegaram. Retirada no sábado, depois do treino, ou combinem o envio.'],
  ['WARNING', 'Prazo da inscrição', 'Faltam dois documentos. Mandem até domingo à noite.'],
  ['INFO', 'Semana leve', 'Depois das quartas, só treino de mira e revisão. Descansem.'],
  [
    'INFO',
    'Adversário das quartas',
    'Eles repetem a mesma abertura em três mapas. Resumo no documento do time.',
  ],
  ['URGENT', 'Partida antecipada', 'A organização antecipou para as 19h. Avisem se alguém não consegue.'],
  ['INFO', 'Transmissão no sábado', 'A final vai ao vivo. Nomes e câmeras conferidos até sexta.'],
  [
    'WARNING',
    'Faltas nos treinos',
    'Três faltas sem aviso no mês tiram a titularidade. Falem com a gente antes.',
  ],
  ['INFO', 'Patrocínio fechado', 'O novo parceiro cobre as inscrições do semestre. Obrigado a quem ajudou.'],
  ['INFO', 'Nova rotina de aquecimento', 'Vinte minutos de mira e uma partida curta antes de cada treino.'],
  ['INFO', 'Plano da temporada', 'Duas ligas e uma copa. O calendário completo está na agenda do time.'],
  ['WARNING', 'Contas e senhas', 'Ativem a verificação em duas etapas nas contas do jogo até sexta.'],
  ['INFO', 'Bem-vindos', 'Este é o mural do time: avisos aqui, conversa no chat.'],
]

const EVERY = 11

/** A notice about every eleven days, the last ones this week. */
export const seasonNotices: readonly Notice[] = said.map(([kind, title, body], index) => ({
  kind,
  title,
  body,
  by: index % 3,
  daysAgo: 8 + index * EVERY,
}))

export interface Act {
  kind: Schemas['ActivityType']
  by: number
  daysAgo: number
  /** Place of the member whom it concerns. */
  about?: number
  role?: Schemas['TeamRole']
  target?: string
}

/** What nobody does again while the demo data is made. */
export const seasonActs: readonly Act[] = [
  { kind: 'ROSTER_CHANGED', by: 0, about: 2, target: 'STARTER', daysAgo: 1 },
  { kind: 'PICTURE_CHANGED', by: 1, target: 'TEAM_BANNER_PHOTO', daysAgo: 2 },
  { kind: 'TEAM_UPDATED', by: 1, daysAgo: 5 },
  { kind: 'RECRUITMENT_CHANGED', by: 0, daysAgo: 12 },
  { kind: 'ROLE_CHANGED', by: 0, about: 2, role: 'CAPTAIN', daysAgo: 35 },
  { kind: 'PICTURE_CHANGED', by: 0, target: 'TEAM_PROFILE_PHOTO', daysAgo: 61 },
  { kind: 'ROLE_CHANGED', by: 0, about: 1, role: 'MANAGER', daysAgo: 120 },
  { kind: 'TEAM_UPDATED', by: 0, daysAgo: 180 },
]
