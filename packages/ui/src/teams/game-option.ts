/** A game one can choose. */
export interface GameOption {
  id: string
  name: string
  /** 1:1 picture. */
  iconUrl?: string | undefined
  /** CSS colour of the dot shown without an icon. */
  color?: string | undefined
}
