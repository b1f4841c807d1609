/** Callbacks take the message's id; an action without its callback is not rendered. */
export interface MessageActions {
  /** Sends a failed message again, by its id. */
  onRetry?: ((id: string) => void) | undefined
  /** Adds the reaction, or removes the user's own. */
  onReact?: ((id: string, emoji: string) => void) | undefined
  /** Begins a reply to a message, by its id. */
  onReply?: ((id: string) => void) | undefined
  /** Begins to edit a message of the user, by its id. */
  onEdit?: ((id: string) => void) | undefined
  /** Opens a picture of a message, by the message's id and the picture's place. */
  onOpenImage?: ((id: string, place: number) => void) | undefined
  /** Opens the message that a quote is from, by that message's id. */
  onOpenQuote?: ((id: string) => void) | undefined
  /** Pins a message, or unpins it. */
  onPin?: ((id: string, pinned: boolean) => void) | undefined
  /** Reports somebody else's message. */
  onReport?: ((id: string) => void) | undefined
  /** Deletes a message of the user, or discards a failed one, by its id. */
  onRemove?: ((id: string) => void) | undefined
}
