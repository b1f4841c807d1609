import pino, { type DestinationStream, type Logger } from 'pino'

/**
 * The log says what happened, never to whom: no bodies, no addresses, no tokens, no query strings. A route is
 * logged as the contract writes it (`/api/public/user/pro/:nickname`). PostgreSQL repeats values in its messages
 * and details, so of its errors only the code and the constraint are kept.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const field = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : undefined
  }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const isFromStore = field('severity') !== undefined
  return {
    type: error.name,
    code: field('code'),
    constraint: field('constraint'),
    message: isFromStore ? undefined : error.message,
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
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
    // A last net below the serializers: these never belong in a line, whoever logs them.
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
