import { expect, type Locator, type Page } from '@playwright/test'

export type Scope = Page | Locator

function labelPattern(label: string): RegExp {
  const text = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // The label of a required field ends with a star and "(obrigatório)".
  return new RegExp(String.raw`^${text}\s*(?:\*|\(|$)`)
}

/** The form control with this label. */
export function control(scope: Scope, label: string): Locator {
  return scope.getByLabel(labelPattern(label)).first()
}

/** Expects a control to be invalid and described by this message. */
export async function expectFieldError(scope: Scope, label: string, message: string): Promise<void> {
  const field = control(scope, label)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', String.raw`\.`)))
}

/** Opens a select and picks an option by its text. */
export async function selectOption(page: Page, scope: Scope, label: string, option: string): Promise<void> {
  await control(scope, label).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Presses Tab until the control is focused. */
export async function tabTo(page: Page, target: Locator, backwards = false): Promise<void> {
  const limit = 80
  for (let press = 0; press < limit; press += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`${target.toString()} is not focused after ${limit} presses of Tab`)
}

/** Tabs to a control and replaces its value. */
export async function focusAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Tabs to a control and presses a key on it. */
export async function focusAndPress(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
