import { expect, test, vi } from 'vitest'
import { isActionable, toAnswer, type Notification } from './notification.ts'
import { drawPanel, replaceContent, type PanelActions, type PanelState } from './panel.ts'
import { bellTexts } from './texts.ts'

const actions = (): PanelActions => ({
  signIn: vi.fn(),
  signOut: vi.fn(),
  retry: vi.fn(),
  readAll: vi.fn(),
  close: vi.fn(),
  act: vi.fn(),
})

const invitation: Notification = {
  id: 'n1',
  type: 'TEAM_INVITE',
  title: 'Convite de time',
  body: { status: 'PENDING', team: { name: 'Pro Players BR' }, schedule: null },
  isRead: false,
  createAt: '2026-11-20T22:00:00.000Z',
  teamId: 't1',
  teamTag: 'PRO',
  inviteId: 'i1',
  scheduleId: null,
  checkInId: null,
  player: null,
}

const ready: PanelState = {
  state: 'ready',
  notifications: [invitation],
  unread: 1,
  pending: new Map(),
  isBusy: false,
  message: '',
  texts: bellTexts,
  origin: 'https://convoca.example',
  language: 'pt-BR',
}

function show(given: PanelState, used = actions()): HTMLElement {
  const panel = document.createElement('div')
  panel.replaceChildren(...drawPanel(given, used))
  document.body.replaceChildren(panel)
  return panel
}

const buttons = (panel: HTMLElement) =>
  [...panel.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? each.textContent)

test('an invitation has its team, its answers and a way to read it', () => {
  const used = actions()
  const panel = show(ready, used)
  expect(panel.textContent).toContain('Pro Players BR convidou você.')
  expect(buttons(panel)).toEqual(['Marcar todas', 'Fechar', 'Aceitar', 'Recusar', 'Marcar como lida', 'Sair'])
  expect(panel.querySelector('h3 a')?.getAttribute('href')).toBe('https://convoca.example/team/profile/PRO')
  panel.querySelector<HTMLElement>('[data-action=accept]')?.click()
  expect(used.act).toHaveBeenCalledWith(invitation, 'accept')
})

test('a message leads to its conversation', () => {
  const message = { ...invitation, type: 'ANNOUNCE_NEW', body: 'Oi', inviteId: null, conversationId: 'c 1' }
  const panel = show({ ...ready, notifications: [message] })
  expect(panel.querySelector('h3 a')?.getAttribute('href')).toBe(
    'https://convoca.example/chat?conversation=c%201',
  )
})

test('its buttons say what is in flight and take no second press', () => {
  const used = actions()
  const panel = show({ ...ready, pending: new Map([['n1', 'decline']]) }, used)
  expect(buttons(panel)).toContain('Processando...')
  for (const action of ['accept', 'decline', 'read'])
    panel.querySelector<HTMLElement>(`[data-action=${action}]`)?.click()
  expect(used.act).not.toHaveBeenCalled()
})

test('nothing, a failure and a guest have their sentences', () => {
  expect(show({ ...ready, notifications: [], unread: 0 }).textContent).toContain(
    'Nenhuma notificaçãoNenhuma notificação no momento',
  )
  expect(show({ ...ready, state: 'failed' }).textContent).toContain('Não foi possível carregar')
  const guest = show({ ...ready, state: 'guest', notifications: [], unread: 0 })
  expect(buttons(guest)).toEqual(['Fechar', 'Entrar com Convoca'])
})

test('what comes from others is text', () => {
  const panel = show({
    ...ready,
    notifications: [{ ...invitation, title: '<img src=x>', body: ['<b>oi</b>'] }],
  })
  expect(panel.querySelector('img, b')).toBeNull()
})

test('only what waits for an answer has one', () => {
  const body = { status: 'ACCEPTED', team: { name: 'Pro' }, schedule: null }
  expect(isActionable(invitation)).toBe(true)
  expect(isActionable({ ...invitation, body })).toBe(false)
  expect(isActionable({ ...invitation, type: 'TEAM_JOIN' })).toBe(false)
  expect(toAnswer(invitation, false)).toEqual(['PATCH', '/teams/t1/invitations/i1/decline'])
  const event = { ...invitation, type: 'SCHEDULE_INVITE', scheduleId: 's1', checkInId: 'c1' }
  expect(toAnswer(event, true)).toEqual([
    'PUT',
    '/teams/t1/schedules/s1/checkins/c1/confirmation',
    { is_confirmed: true },
  ])
})

test('the focus stays on the same control of the same row', () => {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const panel = document.createElement('div')
  root.append(panel)
  document.body.replaceChildren(host)
  panel.replaceChildren(...drawPanel(ready, actions()))
  panel.querySelector<HTMLElement>('[data-action=decline]')?.focus()
  const other = { ...invitation, id: 'n2' }
  replaceContent(panel, drawPanel({ ...ready, notifications: [other, invitation] }, actions()))
  const { activeElement } = root
  expect(activeElement?.getAttribute('data-action')).toBe('decline')
  expect(activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe('n1')
})
