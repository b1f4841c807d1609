import pino, { type DestinationStream, type Logger } from 'pino'
import { isRecord } from '../is-record.ts'

/**
 * Log lines contain no personal data: no bodies, addresses, tokens or query strings. A route is
 * logged as its pattern (`/api/public/user/pro/:nickname`). PostgreSQL repeats values in its messages
 * and details, so of its errors only the code and the constraint are kept.
 */
function describeError(error: unknown): Record<string, unknown> {
  // The job queue passes its errors on as plain objects.
  if (!(error instanceof Error) && !isRecord(error)) return { type: typeof error }
  const field = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : undefined
  }
  const frames = (field('stack') ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const isFromPostgres = field('severity') !== undefined
  return {
    type: field('name') ?? typeof error,
    code: field('code'),
    constraint: field('constraint'),
    message: isFromPostgres ? undefined : field('message'),
    queue: field('queue'),
    stack: frames.join('\n'),
    ...('cause' in error && error.cause !== undefined ? { cause: describeError(error.cause) } : {}),
  }
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeError,
      error: describeError,
      req: () => undefined,
      res: () => undefined,
    },
    // A safety net below the serializers: these are redacted whoever logs them.
    redact: {
      paths: [
        'email',
        'cpf',
        'phone',
        'birth',
        'password',
        'token',
        'body',
        'headers',
        '*.email',
        '*.cpf',
        '*.phone',
        '*.birth',
        '*.password',
        '*.token',
        '*.body',
        '*.headers',
      ],
      remove: true,
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
