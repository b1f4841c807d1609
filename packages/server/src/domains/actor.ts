/** Who calls: taken from the session's token, never from the request's body. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
}
