import type { Locator, Page } from '@playwright/test'
import { RegisterPage } from './pages/accounts.ts'
import { control, expectFieldError, selectOption } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

/** Composes a text as an input method does, one character after the other, and commits it. */
async function compose(page: Page, field: Locator, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await field.focus()
  for (const length of Array.from(text, (_, index) => index + 1)) {
    const part = text.slice(0, length)
    await client.send('Input.imeSetComposition', { text: part, selectionStart: length, selectionEnd: length })
    await expect(field).toHaveValue(part)
  }
  await client.send('Input.insertText', { text })
  await client.detach()
}

/** Pastes from the browser's clipboard, as people do. */
async function paste(from: Locator, to: Locator, text: string): Promise<void> {
  await from.fill(text)
  await from.press('ControlOrMeta+A')
  await from.press('ControlOrMeta+X')
  await to.press('ControlOrMeta+A')
  await to.press('ControlOrMeta+V')
}

const numbers = [
  ['birth', '３/５/１９９０', '03/05/1990'],
  ['birth', '14031990', '14/03/1990'],
  ['cpf', '５２９９８２２４７２５', '529.982.247-25'],
  ['cpf', '529.982.247-25', '529.982.247-25'],
  ['phone', '１１９８７６５４３２１', '(11) 98765-4321'],
  ['phone', '+５５ (１１) ９８７６５-４３２１', '(11) 98765-4321'],
] as const

test('a number that an input method composes is masked once it is committed', async ({ openPage }) => {
  const page = await openPage()
  const form = new RegisterPage(page)
  await form.open()
  for (const [name, typed, shown] of numbers) {
    await test.step(`${name}: ${typed}`, async () => {
      await form.field(name).fill('')
      await compose(page, form.field(name), typed)
      await expect(form.field(name)).toHaveValue(shown)
    })
  }
})

test('a number that is pasted in full-width digits is masked', async ({ openPage }) => {
  const page = await openPage()
  const form = new RegisterPage(page)
  await form.open()
  for (const [name, typed, shown] of numbers) {
    await test.step(`${name}: ${typed}`, async () => {
      await paste(form.field('name'), form.field(name), typed)
      await expect(form.field(name)).toHaveValue(shown)
    })
  }
})

const noForeign = 'Use um telefone do Brasil, com DDD'
const foreign = [
  '+81 90-1234-5678',
  '+34 912 345 678',
  '0034 912 345 678',
  '+1 (415) 555-0132',
  '＋３５１ ９１２ ３４５ ６７８',
]
const brazilian = [
  '+55 11 98765-4321',
  '0055 11 98765-4321',
  '0 15 11 98765-4321',
  '011 98765-4321',
  '11987654321',
]

test('a foreign phone number stays as it was typed and is refused, one of Brazil is understood', async ({
  openPage,
}) => {
  const page = await openPage()
  const form = new RegisterPage(page)
  await form.open()
  await form.fill({ ...createPerson('Rui'), phone: foreign[0] ?? '' })
  await form.submit()
  for (const typed of foreign) {
    await form.field('phone').fill(typed)
    await form.expectError('phone', noForeign)
    // Full-width signs may be shown as plain ones, the number may not be another one.
    expect((await form.field('phone').inputValue()).normalize('NFKC')).toBe(typed.normalize('NFKC'))
  }
  for (const typed of brazilian) {
    await form.field('phone').fill(typed)
    await expect(form.field('phone')).toHaveValue('(11) 98765-4321')
    await expect(form.field('phone')).not.toHaveAttribute('aria-invalid', 'true')
  }
  await page.goto('/auth')
})

test('a foreign phone number is no Pix key', async ({ openPage, server }) => {
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Pia')) })
  await page.goto('/settings?section=pix')
  await page.getByRole('button', { name: 'Nova chave' }).click()
  const form = page.getByRole('form', { name: 'Chave Pix' })
  await selectOption(page, form, 'Tipo da chave', 'Telefone')
  for (const typed of foreign) {
    await control(form, 'Chave').fill(typed)
    await form.getByRole('button', { name: 'Salvar chave' }).click()
    await expectFieldError(form, 'Chave', noForeign)
    await expect(control(form, 'Chave')).toHaveValue(typed)
  }
  await control(form, 'Chave').fill('+55 (11) 98765-4321')
  await form.getByRole('button', { name: 'Salvar chave' }).click()
  await expect(form).toHaveCount(0)
})
