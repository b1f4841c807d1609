import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isProfanityMaskedAtom } from '../../atoms/chat/profanity-preference.ts'
import { userAtom } from '../../atoms/session.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import type { Mask } from '../../mappers/chat.ts'

/** Loaded for those who want it: it knows many words. */
const maskAtom = atom<{ mask: Mask } | null>(null)

const keep: Mask = (text) => text

/** The user's choice about the profanity of others. */
export function useMask(): Mask {
  const isWanted = useQueryAtom(isProfanityMaskedAtom, useAtomValue(userAtom)?.id ?? null).data === true
  const [loaded, setLoaded] = useAtom(maskAtom)
  const isMissing = isWanted && loaded === null
  useEffect(() => {
    if (!isMissing) return
    import('../../atoms/chat/mask.ts').then(
      ({ maskProfanity }) => setLoaded({ mask: maskProfanity }),
      // The next conversation loads it again.
      () => undefined,
    )
  }, [isMissing, setLoaded])
  return isWanted ? (loaded?.mask ?? keep) : keep
}
