/** Returns the props of a form's field by its key, which is also the input's name and the key of its label. */
export function fieldProps<Fields extends { [Name in keyof Fields]: object }, Labels extends object>(
  fields: Fields,
  labels: Labels,
) {
  return <Name extends string & keyof Fields & keyof Labels>(name: Name) => ({
    ...fields[name],
    name,
    label: labels[name],
  })
}
