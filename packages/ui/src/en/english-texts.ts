import type * as ui from '../index.ts'

/** The texts with those of a component's parts, of which the component itself needs none. */
type Whole<Texts> = Texts extends ((...given: never[]) => unknown) | readonly unknown[]
  ? Texts
  : Texts extends object
    ? { [Key in keyof Texts]-?: Whole<NonNullable<Texts[Key]>> }
    : Texts

type TextsOf<Component> = Component extends (props: infer Props) => unknown
  ? Props extends { texts?: infer Texts }
    ? 'texts' extends keyof Props
      ? Whole<NonNullable<Texts>>
      : never
    : never
  : never

/** All texts of every component that has any: one that is missing here does not compile. */
export type EnglishTexts = {
  [Name in keyof typeof ui as TextsOf<(typeof ui)[Name]> extends never ? never : Name]: TextsOf<
    (typeof ui)[Name]
  >
}
