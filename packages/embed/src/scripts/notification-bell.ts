import { defineNotificationBell } from '../bell/define.ts'
import { readScriptOrigin } from './origin.ts'

defineNotificationBell(readScriptOrigin())
