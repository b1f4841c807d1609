/** Addresses that did not load on this page, whatever asked for them. */
export const brokenPictures = new Set<string | null>()
