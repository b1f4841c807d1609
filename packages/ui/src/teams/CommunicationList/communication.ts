/** Kind of a communication. */
export type CommunicationKind = 'INFO' | 'WARNING' | 'URGENT' | 'PRIVATE'

export interface CommunicationPerson {
  id: string
  nick: string
  avatarUrl?: string | null | undefined
  /** Public profile. */
  href?: string | undefined
}

export interface TeamCommunication {
  id: string
  kind: CommunicationKind
  title: string
  body: string
  sender: CommunicationPerson
  /** The recipient of a private one. */
  recipient?: CommunicationPerson | null | undefined
  /** Whether the user has read it; their own counts as read. */
  isRead: boolean
  /** Written by the current user. */
  isOwn?: boolean | undefined
  /** The number of others who have read it. */
  readCount: number
  /** ISO 8601. */
  createdAt: string
  /** Default false. */
  edited?: boolean | undefined
}

export const communicationKindLabels: Readonly<Record<CommunicationKind, string>> = {
  INFO: 'Informação',
  WARNING: 'Aviso',
  URGENT: 'Urgente',
  PRIVATE: 'Privado',
}
