/** Notifications and invitations for the stories and tests of this group; the stories' clock says 20/11/2026 20:00. */
import type { InviteItem } from './InviteCard/InviteCard.tsx'
import type { NotificationItem } from './notification.ts'

export const teamInvite: NotificationItem = {
  id: 'n-1',
  type: 'TEAM_INVITE',
  title: 'Convite de time',
  invite: {
    teamName: 'Onça Pintada',
    teamHref: '/team/profile/ONCA',
    role: 'CAPTAIN',
    inviterNick: 'bruno_k',
    status: 'PENDING',
  },
  isRead: false,
  createdAt: '2026-11-20T22:58:00Z',
}

export const scheduleInvite: NotificationItem = {
  id: 'n-2',
  type: 'SCHEDULE_INVITE',
  title: 'Check-in do treino',
  invite: {
    teamName: 'Trovão Esports',
    teamHref: '/team/profile/TRV',
    scheduleTitle: 'Scrim x Kraken do Sul, 20 nov 2026 - 20:00',
    status: 'PENDING',
  },
  isRead: false,
  createdAt: '2026-11-20T22:42:00Z',
}

export const accepted: NotificationItem = {
  id: 'n-3',
  type: 'CHAMPIONSHIP_REGISTER_ACCEPT',
  title: 'Inscrição aceita',
  text: 'Trovão Esports está na Copa Ipê de LoL.',
  isRead: false,
  createdAt: '2026-11-20T22:00:00Z',
}

export const newMember: NotificationItem = {
  id: 'n-4',
  type: 'TEAM_JOIN',
  title: 'Novo membro',
  text: 'joao_mid entrou no Trovão Esports.',
  href: '/pro/joao_mid',
  isRead: true,
  createdAt: '2026-11-19T21:30:00Z',
}

export const lines: NotificationItem = {
  id: 'n-5',
  type: 'CHAMPIONSHIP_MATCH_RESCHEDULE',
  title: 'Partida remarcada',
  lines: ['Copa Ipê de LoL, 2ª rodada', 'De 21 nov 2026 - 19:00', 'Para 22 nov 2026 - 16:30'],
  isRead: true,
  createdAt: '2026-11-19T15:00:00Z',
}

export const answered: NotificationItem = {
  id: 'n-6',
  type: 'TEAM_INVITE',
  title: 'Convite de time',
  invite: { teamName: 'Kraken do Sul', role: 'PLAYER', inviterNick: 'mar_tina', status: 'DECLINED' },
  isRead: true,
  createdAt: '2026-11-12T12:00:00Z',
}

export const longNotification: NotificationItem = {
  id: 'n-7',
  type: 'TEAM_INVITE',
  title: 'Convite de time para a temporada de verão do campeonato universitário paulista',
  invite: {
    teamName: 'Associação Atlética Acadêmica de Esportes Eletrônicos de Pindamonhangaba',
    role: 'MANAGER',
    inviterNick: 'nick_de_vinte_letras',
    status: 'PENDING',
  },
  isRead: false,
  createdAt: '2026-11-20T13:00:00Z',
}

export const notifications = [teamInvite, scheduleInvite, accepted, newMember, lines, answered]

export const invites: InviteItem[] = [
  {
    id: 'i-1',
    teamName: 'Onça Pintada',
    teamTag: 'ONCA',
    teamHref: '/team/profile/ONCA',
    primaryColor: '#d97706',
    secondaryColor: '#fbbf24',
    role: 'CAPTAIN',
    inviterNick: 'bruno_k',
    createdAt: '2026-11-20T22:58:00Z',
    status: 'PENDING',
  },
  {
    id: 'i-2',
    teamName: 'Associação Atlética de Esportes Eletrônicos de Pindamonhangaba',
    teamTag: 'AAEEP',
    role: 'PLAYER',
    createdAt: null,
    status: 'PENDING',
  },
  {
    id: 'i-3',
    teamName: 'Trovão Esports',
    teamTag: 'TRV',
    teamHref: '/team/profile/TRV',
    primaryColor: '#7c3aed',
    secondaryColor: '#c4b5fd',
    role: 'COACH',
    inviterNick: 'ana_sp',
    createdAt: '2026-10-02T15:30:00Z',
    status: 'ACCEPTED',
  },
]

export const ownApplication: InviteItem = {
  id: 'a-1',
  kind: 'APPLICATION',
  message: 'Jogo de suporte há três anos. Posso fazer um teste?',
  vacancyTitle: 'Suporte para a liga de verão',
  teamName: 'Trovão Esports',
  teamTag: 'TRV',
  primaryColor: '#7c3aed',
  secondaryColor: '#c4b5fd',
  role: 'PLAYER',
  createdAt: '2026-11-19T15:30:00Z',
  status: 'PENDING',
}
