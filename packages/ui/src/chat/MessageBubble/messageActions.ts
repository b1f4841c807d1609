/** Each takes the message's id. An act without its callback is not offered. */
export type MessageActions = {
  onRetry?: ((id: string) => void) | undefined
  /** Adds the reaction, or takes back one's own. */
  onReact?: ((id: string, emoji: string) => void) | undefined
  onEdit?: ((id: string) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
}
