import type { Notification } from './notification.ts'
import type { BellSession } from './session.ts'

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

const plain = {
  teamId: null,
  teamTag: null,
  inviteId: null,
  scheduleId: null,
  checkInId: null,
  player: null,
}

const createSamples = (): Notification[] => [
  {
    ...plain,
    id: 'match',
    type: 'MATCH_STARTED',
    title: 'Partida começou',
    body: 'Pro Players BR × Arara Vermelha, final da chave superior.',
    isRead: false,
    createAt: minutesAgo(1),
  },
  {
    ...plain,
    id: 'invite',
    type: 'TEAM_INVITE',
    title: 'Convite de time',
    body: { status: 'PENDING', team: { name: 'Tempestade Azul' }, schedule: null },
    isRead: false,
    createAt: minutesAgo(37),
    teamId: 'sample',
    inviteId: 'sample',
  },
  {
    ...plain,
    id: 'championship',
    type: 'CHAMPIONSHIP_REGISTRATION',
    title: 'Inscrição aceita',
    body: 'Boto Rosa está na Copa Ipê de LoL.',
    isRead: true,
    createAt: minutesAgo(1440),
  },
]

/** Sample notifications in memory in the place of a grant: what is read or answered is kept until the page is left. */
export class SampleSession implements BellSession {
  readonly origin: string
  isOpen = false
  #samples = createSamples()

  constructor(origin: string) {
    this.origin = origin
  }

  signIn(): Promise<boolean> {
    this.isOpen = true
    return Promise.resolve(true)
  }

  signOut(): Promise<void> {
    this.isOpen = false
    return Promise.resolve()
  }

  getToken(): Promise<string> {
    return Promise.resolve('')
  }

  call<Body>(method: string, path: string): Promise<Body> {
    if (method !== 'GET') this.#change(path)
    const unread = this.#samples.filter(({ isRead }) => !isRead)
    const page = { data: this.#samples }
    return Promise.resolve((path === '/notifications/' ? unread : page) as Body)
  }

  #change(path: string): void {
    const [, read] = /mark-as-read\/(.+)/.exec(path) ?? []
    const answer = /invitations\/.+\/(accept|decline)$/.exec(path)
    this.#samples = this.#samples.map((sample) => {
      if (answer && sample.id === 'invite') {
        const status = answer[1] === 'accept' ? 'ACCEPTED' : 'DECLINED'
        const body = { status, team: { name: 'Tempestade Azul' }, schedule: null }
        return { ...sample, body, isRead: true }
      }
      return path.endsWith('mark-all-as-read') || sample.id === read ? { ...sample, isRead: true } : sample
    })
  }
}
