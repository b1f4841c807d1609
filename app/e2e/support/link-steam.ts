import { expect, type Page } from '@playwright/test'
import { control } from '../pages/form.ts'
import type { Person } from './accounts.ts'

/** Links the visitor's account at Steam in the open settings, which ask for the password once the browser is back. */
export async function linkSteam(page: Page, { password }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Ligar Steam' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Ligar a conta Steam?' })
  await control(dialog, 'Senha').fill(password)
  await dialog.getByRole('button', { name: 'Ligar conta' }).click()
  await expect(page.getByText('Conta Steam ligada.', { exact: true })).toBeVisible()
}
