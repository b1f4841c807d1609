import type { FieldTexts } from './field-texts.ts'

/** Returns the props of a form's field by its key, which is also the input's name and the key of its label. */
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
