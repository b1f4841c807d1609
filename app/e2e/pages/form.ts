import { expect, type Locator, type Page } from '@playwright/test'

export type Scope = Page | Locator

function exactly(label: string): RegExp {
  const text = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // A required field's label goes on with its star and "(obrigatório)".
  return new RegExp(String.raw`^${text}\s*(?:\*|\(|$)`)
}

/** The control that a label names. */
export function control(scope: Scope, label: string): Locator {
  return scope.getByLabel(exactly(label)).first()
}

/** Sees that a control is marked wrong and described by the sentence. */
export async function expectFieldError(scope: Scope, label: string, sentence: string): Promise<void> {
  const field = control(scope, label)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('.', String.raw`\.`)))
}

/** Opens a choice and takes one of its options by its text. */
export async function choose(page: Page, scope: Scope, label: string, option: string): Promise<void> {
  await control(scope, label).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Presses Tab until the control has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator, backwards = false): Promise<void> {
  const limit = 80
  for (let press = 0; press < limit; press += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`The focus does not reach ${target.toString()} in ${limit} presses of Tab`)
}

/** Goes to a control and types over what is there. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Goes to a control and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
