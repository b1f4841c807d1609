/** Callbacks take the message's id; an action without its callback is not rendered. */
export interface MessageActions {
  /** Sends a failed message again, by its id. */
  onRetry?: ((id: string) => void) | undefined
  /** Adds the reaction, or removes the user's own. */
  onReact?: ((id: string, emoji: string) => void) | undefined
  /** Begins to edit an own message, by its id. */
  onEdit?: ((id: string) => void) | undefined
  /** Deletes an own message, by its id. */
  onRemove?: ((id: string) => void) | undefined
}
