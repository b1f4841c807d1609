import { describeCall } from './errors.ts'
import type { Hooks } from './types.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const

type Level = (typeof levels)[number]

/** The least important lines that are logged: `debug` is all of them. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'off'

/** `console`, or a logger with the same methods, such as pino's. */
export interface Logger {
  debug: (message: string, ...details: unknown[]) => void
  info: (message: string, ...details: unknown[]) => void
  warn: (message: string, ...details: unknown[]) => void
  error: (message: string, ...details: unknown[]) => void
}

/** Logs requests (debug), responses (info), retries (warn) and failed calls (error): no header, query or body. */
export function createLogHooks(logger: Logger, level: Level): Hooks {
  const log = (of: Level, message: string, ...details: unknown[]) => {
    if (levels.indexOf(of) >= levels.indexOf(level)) logger[of](message, ...details)
  }
  return {
    onRequest: (event) => log('debug', `${describeCall(event)}: sent`),
    onResponse: (event) => log('info', `${describeCall(event)}: ${event.status} in ${event.duration} ms`),
    onRetry: (event) =>
      log('warn', `${describeCall(event)}: ${event.status ?? 'no response'}, again in ${event.delay} ms`),
    onError: ({ error }) => log('error', String(error), error),
  }
}
