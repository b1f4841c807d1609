import { drawIcon, toIcon } from './icons.ts'
import { isActionable, toDate, toInvite, toPath, type Notification } from './notification.ts'
import type { NotificationBellTexts } from './texts.ts'
import styles from './bell.module.css'

export type Action = 'read' | 'accept' | 'decline'

export interface PanelState {
  state: 'guest' | 'loading' | 'ready' | 'failed'
  notifications: readonly Notification[]
  unread: number
  /** The actions in flight, by the notification's id. */
  pending: ReadonlyMap<string, Action>
  isBusy: boolean
  /** The reason that the last attempt has failed. */
  message: string
  texts: NotificationBellTexts
  origin: string
  language: string
}

export interface PanelActions {
  signIn: () => void
  signOut: () => void
  retry: () => void
  readAll: () => void
  close: () => void
  act: (notification: Notification, action: Action) => void
}

type Attributes = Record<string, string | boolean | undefined>

/** An element with its children; absent attributes and children are left out. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: readonly (Node | string | undefined | false)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(key, String(value))
  element.append(...children.filter((child) => child !== undefined && child !== false))
  return element
}

function button(
  label: string,
  attributes: Attributes,
  onClick: () => void,
  icon?: SVGElement,
): HTMLButtonElement {
  const isDisabled = attributes['aria-disabled'] === 'true'
  const named = icon ? { ...attributes, 'aria-label': label, title: label } : attributes
  const element = create('button', { type: 'button', ...named }, [icon ?? label])
  // The attribute `disabled` would lose the focus.
  if (!isDisabled) element.addEventListener('click', onClick)
  return element
}

function bodyOf(notification: Notification, texts: NotificationBellTexts): string[] {
  const { body } = notification
  if (typeof body === 'string') return [body]
  if (Array.isArray(body)) return body
  const invite = toInvite(notification)
  if (invite?.schedule) return [texts.confirm(invite.schedule.title)]
  return invite?.team ? [texts.invited(invite.team.name)] : []
}

function drawRow(notification: Notification, given: PanelState, { act }: PanelActions): HTMLLIElement {
  const { texts, origin, language } = given
  const pending = given.pending.get(notification.id)
  const path = toPath(notification)
  const titleId = `title-${notification.id}`
  const busy = pending ? 'true' : undefined
  const answer = (action: 'accept' | 'decline') =>
    button(
      pending === action ? texts.processing : texts[action],
      {
        class: styles[action],
        part: action,
        'data-action': action,
        'aria-describedby': titleId,
        'aria-disabled': busy,
      },
      () => act(notification, action),
    )
  const title = path
    ? create('a', { href: origin + path, target: '_blank', rel: 'noopener' }, [notification.title])
    : notification.title
  const { id, isRead } = notification
  const attributes = { class: styles.row, part: 'row', 'data-id': id, 'data-unread': isRead ? undefined : '' }
  return create('li', attributes, [
    create('span', { class: styles.icon }, [drawIcon(toIcon(notification.type))]),
    create('div', { class: styles.main }, [
      create('h3', { id: titleId, class: styles.title }, [
        title,
        !isRead && create('span', { class: 'cv-hidden' }, [` (${texts.unread})`]),
      ]),
      ...bodyOf(notification, texts).map((line) => create('p', { class: styles.text }, [line])),
      create('time', { class: styles.date, datetime: notification.createAt ?? undefined }, [
        toDate(notification.createAt, language) ?? texts.noDate,
      ]),
      isActionable(notification) &&
        create('div', { class: styles.answers }, [answer('accept'), answer('decline')]),
    ]),
    !isRead &&
      button(
        texts.markRead,
        { class: styles.tool, 'data-action': 'read', 'aria-describedby': titleId, 'aria-disabled': busy },
        () => act(notification, 'read'),
        drawIcon('CHECK'),
      ),
  ])
}

/** A line in the place of the list. */
const drawNote = (...children: (Node | string | false)[]): HTMLElement =>
  create('div', { class: styles.note, part: 'note' }, children)

function drawContent(given: PanelState, actions: PanelActions): HTMLElement {
  const { state, texts, notifications, isBusy, message } = given
  const busy = isBusy ? 'true' : undefined
  const problem = message !== '' && create('p', { role: 'alert' }, [message])
  if (state === 'guest') {
    const label = isBusy ? texts.processing : texts.signIn
    const signIn = button(
      label,
      { class: styles.accept, part: 'sign-in', 'data-action': 'sign-in', 'aria-disabled': busy },
      actions.signIn,
    )
    return drawNote(create('p', {}, [texts.guest]), problem, signIn)
  }
  if (state === 'loading') return drawNote(create('p', { role: 'status' }, [texts.loading]))
  if (state === 'failed')
    return drawNote(
      create('p', { role: 'alert' }, [texts.failed]),
      button(texts.retry, { class: styles.decline, part: 'retry', 'data-action': 'retry' }, actions.retry),
    )
  if (notifications.length === 0)
    return drawNote(create('strong', {}, [texts.emptyTitle]), create('p', {}, [texts.emptyText]))
  return create('div', {}, [
    problem,
    create(
      'ul',
      { class: styles.list, part: 'list', tabindex: '0', 'aria-label': texts.title },
      notifications.map((notification) => drawRow(notification, given, actions)),
    ),
  ])
}

/** The panel's content. */
export function drawPanel(given: PanelState, actions: PanelActions): Node[] {
  const { state, texts, unread, isBusy, origin } = given
  const head = create('div', { class: styles.head }, [
    create('h2', { id: 'title' }, [texts.title]),
    unread > 0 && create('span', { class: styles.count, 'aria-hidden': 'true' }, [String(unread)]),
    unread > 0 &&
      button(
        isBusy ? texts.processing : texts.markAll,
        {
          class: styles.link,
          part: 'mark-all',
          'data-action': 'read-all',
          'aria-disabled': isBusy && 'true',
        },
        actions.readAll,
      ),
    button(texts.close, { class: styles.tool, 'data-action': 'close' }, actions.close, drawIcon('CLOSE')),
  ])
  const foot =
    state === 'guest'
      ? []
      : [
          create('div', { class: styles.foot }, [
            create(
              'a',
              { href: `${origin}/notifications`, target: '_blank', rel: 'noopener', part: 'view-all' },
              [texts.viewAll],
            ),
            button(texts.signOut, { class: styles.link, 'data-action': 'sign-out' }, actions.signOut),
          ]),
          create('p', { class: styles.source, part: 'source' }, [
            create('strong', {}, ['CONVOCA']),
            create('span', {}, [
              `${texts.scope} · `,
              create(
                'a',
                {
                  href: `${origin}/settings?section=sites`,
                  target: '_blank',
                  rel: 'noopener',
                  part: 'manage',
                },
                [texts.manage],
              ),
            ]),
          ]),
        ]
  return [head, drawContent(given, actions), ...foot]
}

/** Draws anew and gives the focus back to the same control of the same row, or to what stands in its place. */
export function replaceContent(panel: HTMLElement, nodes: readonly Node[]): void {
  const root = panel.getRootNode() as ShadowRoot
  const focused = root.activeElement
  const wasInside = focused !== null && focused !== panel && panel.contains(focused)
  const id = focused?.closest<HTMLElement>('[data-id]')?.dataset['id']
  const action = focused instanceof HTMLElement ? focused.dataset['action'] : undefined
  const { scrollTop = 0 } = panel.querySelector('ul') ?? {}
  panel.replaceChildren(...nodes)
  const list = panel.querySelector('ul')
  if (list) list.scrollTop = scrollTop
  if (!wasInside) return
  const row = id === undefined ? panel : panel.querySelector(`[data-id="${id}"]`)
  const same = action === undefined ? undefined : row?.querySelector<HTMLElement>(`[data-action="${action}"]`)
  const next = same ?? list ?? panel
  next.focus({ preventScroll: true })
}
