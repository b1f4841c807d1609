import { lazyPart } from '@convoca/ui/app'

const { usePart } = lazyPart(() => import('../atoms/api-client.ts'))

/** The API client's chunk loads with the first sign that somebody uses the page, before the first call asks for it. */
export const useClientPreload = (): void => void usePart()
