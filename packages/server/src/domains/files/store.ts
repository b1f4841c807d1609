import type { Work } from '../../database/transaction.ts'

/** Where the bytes of pictures lie. */
export interface PictureStore {
  /** Keeps the bytes; `work`'s transaction holds them against removal until it ends. */
  write(work: Work, hash: string, bytes: Buffer): Promise<void>
  /** Removes the bytes unless some row still shows them. */
  remove(hash: string): Promise<void>
}

export interface FileServices {
  storage: PictureStore
}
