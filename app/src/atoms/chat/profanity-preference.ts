import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom } from '../client.ts'
import { preferencesQuery } from '../preferences.ts'
import type { Preferences } from '../preferences.ts'

/** Whether the user hides inappropriate words of others; null while nobody is known. */
export const isProfanityMaskedAtom = (userId: string | null) =>
  atomWithQuery((get) => ({
    ...preferencesQuery(get(convocaAtom), userId ?? ''),
    select: ({ mask_profanity: isMasked = false }: Preferences) => isMasked,
    enabled: userId !== null,
  }))
