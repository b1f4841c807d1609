interface SavedForm<Values> {
  state: { values: Values }
  reset: (values: Values) => void
  setFieldValue: (name: keyof Values & string, value: Values[keyof Values & string]) => void
}

/**
 * After a form that stays open was saved: its fields are as they were stored, and what has been typed since it was sent stays, which an
 * answer that comes late must not wipe.
 */
export function resetToStored<Values extends object>(
  form: SavedForm<Values>,
  sent: Values,
  stored: Values,
): void {
  const { values } = form.state
  const names = Object.keys(sent) as (keyof Values & string)[]
  const typed = names.filter((name) => !Object.is(values[name], sent[name]))
  form.reset(stored)
  // They are touched again: what is read anew does not replace them.
  for (const name of typed) form.setFieldValue(name, values[name])
}
