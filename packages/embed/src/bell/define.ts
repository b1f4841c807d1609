import { defineOnce } from '../element/define.ts'
import { NotificationBellElement } from './notification-bell-element.ts'

/** Defines `<convoca-notification-bell>`; `origin` is the server's, for elements without an attribute of that name. */
export function defineNotificationBell(origin?: string): void {
  defineOnce('convoca-notification-bell', NotificationBellElement, origin)
}
