/** The part of clsx that the library's plain components use, which the build puts in its place: names, and no other kinds of values. */
export const clsx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
