import type { FieldTexts } from './field-texts.ts'

/** Gives the props of a form's field by its key, which is the name of its input and of its label as well. */
export function fieldProps<
  Fields extends { [Name in keyof Fields]: object },
  Words extends { fields?: FieldTexts },
>(fields: Fields, words: Words) {
  return <Name extends string & keyof Fields & keyof Words>(name: Name) => ({
    ...fields[name],
    name,
    label: words[name],
    texts: words.fields,
  })
}
