function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/** The host to listen on if `HOST` names nothing: not one at which others could sign in as a demo user. */
export function chooseHost(named: string | null, hasDemoUsers: boolean): string {
  return named ?? (hasDemoUsers ? '127.0.0.1' : '0.0.0.0')
}

export function getOrigin(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Says who can sign in as a demo user, whose password everybody knows. */
export function describeReach(named: string | null, host: string): string {
  if (!isLoopback(host)) {
    return 'Warning: others can reach it, and the passwords of its demo users are public; use it for trials only'
  }
  const hint = named === null ? '; set HOST=0.0.0.0 to let others try it' : ''
  return `Only this machine can reach it${hint}`
}
