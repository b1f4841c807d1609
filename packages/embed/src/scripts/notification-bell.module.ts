import { defineNotificationBell } from '../bell/define.ts'

defineNotificationBell(new URL(import.meta.url).origin)
