let built: Intl.Segmenter | undefined

/** The first `count` things that a reader sees as one: a flag, a family and a letter with its accent count once. */
export function firstGraphemes(text: string, count: number): string {
  built ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
  let first = ''
  let taken = 0
  for (const { segment } of built.segment(text)) {
    if (taken === count) break
    first += segment
    taken += 1
  }
  return first
}
