/** The library's `useTexts` for elements, which have no theme around them: the Portuguese texts and those given. */
export const useTexts = <Texts extends object>(
  _component: string,
  portuguese: Texts,
  texts: Partial<Texts> | undefined,
): Texts => ({ ...portuguese, ...texts })
