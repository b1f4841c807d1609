import type * as ui from '../index.ts'

type TextsOf<Component> = Component extends (props: infer Props) => unknown
  ? Props extends { texts?: infer Texts }
    ? 'texts' extends keyof Props
      ? Required<NonNullable<Texts>>
      : never
    : never
  : never

/** All texts of every component that has any: one that is missing here does not compile. */
export type EnglishTexts = {
  [Name in keyof typeof ui as TextsOf<(typeof ui)[Name]> extends never ? never : Name]: TextsOf<
    (typeof ui)[Name]
  >
}
