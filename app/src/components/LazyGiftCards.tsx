import { lazyPart } from '../hooks/lazy-part.ts'

/** Gifts, whose chunk loads where there are any. */
export const { Part: LazyGiftCards } = lazyPart(() =>
  import('./GiftCards.tsx').then((loaded) => loaded.GiftCards),
)
