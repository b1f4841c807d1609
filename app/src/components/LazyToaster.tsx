import { useAtomValue } from 'jotai'
import { toastQueueAtom } from '../atoms/toasts.ts'
import { lazyPart } from '../hooks/lazy-part.ts'

const { Part: Toaster } = lazyPart(() => import('./Toaster.tsx').then((loaded) => loaded.Toaster))

/** The toast stack, mounted once the page is used or there is a toast; from then on always. */
export function LazyToaster() {
  return <Toaster isUsed={useAtomValue(toastQueueAtom).toasts.length > 0} />
}
