/**
 * `onEscapeKeyDown` of a Radix dialog with a search in it: the dialog hears Escape before the search does, and would
 * close with the key that empties the search.
 */
export function emptySearchFirst(event: KeyboardEvent) {
  const { target } = event
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
    event.preventDefault()
}
