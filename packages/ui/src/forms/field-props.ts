import type { FieldTexts } from './field-texts.ts'

/** Gives the props of a form's field by its key, which is the name of its input and of its label as well. */
export function fieldProps<
  Fields extends { [Name in keyof Fields]: object },
  Texts extends { fields?: FieldTexts },
>(fields: Fields, labels: Texts) {
  return <Name extends string & keyof Fields & keyof Texts>(name: Name) => ({
    ...fields[name],
    name,
    label: labels[name],
    texts: labels.fields,
  })
}
