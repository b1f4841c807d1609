import { expect, waitFor } from 'storybook/test'

/** Waits until the open list of a select hears keys: it gets the focus only once it has found its place. */
export async function listFocused(): Promise<void> {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'))
}
