import { act, createElement, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import * as own from '../src/app.ts'
import * as ui from '../src/index.ts'

/** The evening of the 19th in UTC, the afternoon in São Paulo, the morning of the 20th in Tokyo. */
const at = '2026-11-19T20:00:00Z'
const nothing = () => {}
const person = { id: 'u-1', nick: 'ana_sp', name: 'ana_sp' }

const message = { id: 'm-1', content: 'Oi', sender: person, createdAt: at, isOwn: false }
const notification: ui.NotificationItem = {
  id: 'n-1',
  type: 'TEAM_JOIN',
  title: 'Novo membro',
  text: 'joao entrou.',
  isRead: false,
  createdAt: at,
}
const invitation = { id: 'i-1', nick: 'ana_sp', status: 'PENDING', createdAt: at, expiresAt: at } as const
const event = { key: 'e-1', id: 'e-1', title: 'Treino', startsAt: at, endsAt: '2026-11-19T21:30:00Z' }
const matches = {
  wins: 1,
  losses: 0,
  upcoming: [{ id: 'a', opponent: 'Onça', startsAt: at }],
  played: [{ id: 'b', opponent: 'Raio', playedAt: at, result: 'WIN' as const }],
}
const team = {
  name: 'Trovão',
  tag: 'TRV',
  isRecruiting: false,
  memberCount: 1,
  wins: 0,
  losses: 0,
  members: [],
}
const championship: ui.ChampionshipItem = {
  id: 'c-1',
  url: 'copa-ipe',
  name: 'Copa Ipê',
  game: { name: 'VALORANT' },
  format: 'SWISS',
  phase: 'open',
  teamSize: 5,
  maxTeams: 16,
  teamsCount: 4,
  waitingCount: 0,
  entryFee: 0,
  registrationOpensAt: at,
  registrationClosesAt: at,
  startsAt: at,
}
const vacancy = {
  id: 'v-1',
  title: 'Suporte',
  position: 'Suporte',
  numberOfVacancies: 1,
  minRanking: 0,
  description: 'Jogador para a noite',
  isActive: true,
  createdAt: at,
}
const communication: own.TeamCommunication = {
  id: 'c-1',
  kind: 'INFO',
  title: 'Treino',
  body: 'Às 20h',
  sender: person,
  createdAt: at,
  isRead: true,
  readCount: 0,
}

/** The functions that write a moment, with a part of what Tokyo reads. */
// oxlint-disable react/jsx-key -- rows of a table, not children
const drawn: [name: string, element: ReactElement, inTokyo: string][] = [
  ['TeamCard', <ui.TeamCard team={{ ...team, createdAt: at }} href="#" />, '20 nov 2026'],
  ['ChampionshipCard', <ui.ChampionshipCard championship={championship} href="#" />, '20 nov · 05:00'],
  ['VacancyCard', <own.VacancyCard vacancy={vacancy} />, '20 nov 2026'],
  ['BadgeList', <own.BadgeList badges={[{ id: 'b', name: 'MVP', receivedAt: at }]} />, '20 nov 2026'],
  ['NotificationCard', <ui.NotificationCard notification={notification} />, '20/11/2026 - 05:00'],
  [
    'NotificationList',
    <ui.NotificationList
      notifications={[notification]}
      status="ready"
      filter="all"
      onFilterChange={nothing}
      unreadCount={1}
    />,
    'Hoje',
  ],
  [
    'InviteCard',
    <ui.InviteCard
      invite={{ id: 'i', teamName: 'Trovão', role: 'PLAYER', status: 'PENDING', createdAt: at }}
    />,
    '20/11/2026 - 05:00',
  ],
  // The list draws no rows of its own without a height.
  ['MessageList', <ui.MessageList messages={[message]} />, 'Mensagens'],
  ['MessageBubble', <ui.MessageBubble message={message} />, '05:00'],
  [
    'InvitationRow',
    <own.InvitationRow invitation={{ ...invitation, role: 'PLAYER' }} />,
    'Expira em 20/11/2026 - 05:00',
  ],
  ['ApplicationRow', <own.ApplicationRow application={invitation} />, '20/11/2026 - 05:00'],
  [
    'InviteLinkPanel',
    <own.InviteLinkPanel url="https://convoca.gg/i" expiresAt={at} onReset={nothing} />,
    '05:00',
  ],
  [
    'ActivityFeed',
    <own.ActivityFeed activities={[{ id: 'a', kind: 'TEAM_CREATED', actor: person, createdAt: at }]} />,
    'Hoje',
  ],
  ['CommunicationItem', <own.CommunicationItem communication={communication} />, '20/11/2026 - 05:00'],
  [
    'SessionList',
    <own.SessionList
      sessions={[{ id: 's', device: 'Chrome', lastUsedAt: at, current: true }]}
      onEnd={nothing}
    />,
    '20/11/2026 - 05:00',
  ],
  ['NextEvents', <own.NextEvents events={[event]} />, '05:00–06:30'],
  ['StatsPanel', <own.StatsPanel stats={matches} />, '20/11/2026 - 05:00'],
  [
    'ScheduleCalendar',
    <own.ScheduleCalendar
      events={[{ ...event, type: 'TRAINING' }]}
      view="list"
      onViewChange={nothing}
      day="2026-11-20"
      onDayChange={nothing}
      today="2026-11-20"
      onOpen={nothing}
    />,
    '05:00–06:30',
  ],
]
// oxlint-enable react/jsx-key

const zoneOfTheRun = process.env['TZ']

afterEach(() => {
  if (zoneOfTheRun === undefined) delete process.env['TZ']
  else process.env['TZ'] = zoneOfTheRun
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each(drawn)(
  '%s hydrates in another time zone, a minute later, without a warning',
  async (_, element, inTokyo) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const recovered = vi.fn()
    const page = createElement(ui.ConvocaTheme, null, element)
    const holder = document.body.appendChild(document.createElement('div'))

    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T20:01:30Z') })
    process.env['TZ'] = 'UTC'
    expect(new Date().getHours()).toBe(20)
    holder.innerHTML = renderToString(page)

    vi.setSystemTime(new Date('2026-11-19T20:02:30Z'))
    process.env['TZ'] = 'Asia/Tokyo'
    expect(new Date().getHours()).toBe(5)
    const root = await act(() => hydrateRoot(holder, page, { onRecoverableError: recovered }))

    expect(recovered).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
    expect(holder.innerHTML).toContain(inTokyo)
    act(() => root.unmount())
    holder.remove()
  },
)
