export interface SocketLimits {
  /** Connections of one IPv4 address or IPv6 /64: enough for a tournament in one hall. */
  perAddress: number
  /** Connections of one user: tabs and devices. */
  perUser: number
  total: number
  /** Milliseconds for a connection to sign in to its namespace. */
  handshakeTimeout: number
  /** Packets that a connection may send at once, and how many more each second: pages send a few a second at most. */
  packets: number
  packetsPerSecond: number
  /** Tries of a connection to enter namespaces, of which there are three. */
  handshakes: number
}

export interface ConnectionLimits {
  /** The limit of the HTTP server: sockets and plain requests together. */
  maxConnections: number
  /** The limit of one IPv4 address or IPv6 /64, sockets and plain requests together. */
  perAddress: number
  /** The limits of sockets, fewer in total, so that plain requests always find a place. */
  sockets: SocketLimits
}

/** File descriptors for the database, files and logs. */
const RESERVED_DESCRIPTORS = 200
const MAX_CONNECTIONS = 20_000
/** The usual limit of a process, if the operating system does not say it. */
const USUAL_DESCRIPTORS = 1024

/** The number of files and connections that this process may have open. */
function readDescriptorLimit(): number {
  if (process.report === undefined) return USUAL_DESCRIPTORS
  const report: { userLimits?: { open_files?: { soft: number | string } } } = process.report.getReport()
  const limit = report.userLimits?.open_files?.soft ?? USUAL_DESCRIPTORS
  return typeof limit === 'number' ? limit : MAX_CONNECTIONS + RESERVED_DESCRIPTORS
}

export function createConnectionLimits(descriptors = readDescriptorLimit()): ConnectionLimits {
  const available = Math.max(descriptors - RESERVED_DESCRIPTORS, Math.floor(descriptors / 2))
  const maxConnections = Math.min(MAX_CONNECTIONS, available)
  const total = Math.floor(maxConnections / 2)
  const socketsPerAddress = Math.min(300, Math.floor(total / 2))
  return {
    maxConnections,
    // A hall full of open pages still has room for their calls.
    perAddress: 2 * socketsPerAddress,
    sockets: {
      total,
      perAddress: socketsPerAddress,
      perUser: 20,
      handshakeTimeout: 10_000,
      packets: 200,
      packetsPerSecond: 20,
      handshakes: 10,
    },
  }
}

/** Counts by key what is open, up to a maximum. */
export interface Counter {
  isFull(key: string): boolean
  add(key: string): void
  remove(key: string): void
}

export function createCounter(most: number): Counter {
  const counts = new Map<string, number>()
  const get = (key: string): number => counts.get(key) ?? 0
  return {
    isFull: (key) => get(key) >= most,
    add: (key) => counts.set(key, get(key) + 1),
    remove: (key) => {
      if (get(key) > 1) counts.set(key, get(key) - 1)
      else counts.delete(key)
    },
  }
}
