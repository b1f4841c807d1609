import { expect, userEvent } from 'storybook/test'

/** More than any story has places to stop at. */
const PRESSES = 60

/** Presses Tab until the focus is there, as a person would. */
export async function tabTo(element: HTMLElement, direction: { shift?: boolean } = {}): Promise<void> {
  for (let press = 0; press < PRESSES && document.activeElement !== element; press += 1) {
    await userEvent.tab(direction)
  }
  await expect(element).toHaveFocus()
}
