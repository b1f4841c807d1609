import { AuthPage, RegisterPage } from './pages/accounts.ts'
import { createPerson } from './support/accounts.ts'
import { mailedLink } from './support/mails.ts'
import { expect, test } from './support/test.ts'

test('an address whose domain has accents is typed, mailed, shown and recovered', async ({
  openPage,
  server,
}) => {
  const person = createPerson('Inês')
  const [local = ''] = person.email.split('@')
  const email = `${local}@ação.com.br`
  const page = await openPage()
  const form = new RegisterPage(page)
  const auth = new AuthPage(page)

  await test.step('a domain that can be taken for another one is refused with a sentence', async () => {
    await form.open()
    await form.fill({ ...person, email: 'ines@g\u03bfogle.com' })
    await form.submit()
    await form.expectError('email', 'O domínio do e-mail mistura letras que se confundem com outras')
    for (const typed of ['inês@ação.com.br', 'ines@ação', 'ines@a_ção.com']) {
      await form.field('email').fill(typed)
      await form.expectError('email', 'E-mail inválido')
    }
  })

  await test.step('the field keeps the letters while they are typed', async () => {
    await form.field('email').fill('')
    await form.field('email').pressSequentially(email)
    await expect(form.field('email')).toHaveValue(email)
    await form.submit()
    await auth.expectOpen()
    await expect(auth.email).toHaveValue(email)
    expect(await mailedLink(server, 'confirmEmail', `${local}@xn--ao-siap.com.br`)).toContain(
      '/confirm-email',
    )
  })

  await test.step('the log-in takes the other spelling, and the account shows the readable one', async () => {
    await auth.logIn({ ...person, email: `${local}@xn--ao-siap.com.br` })
    await expect(page).not.toHaveURL(/\/auth/)
    await page.goto('/settings')
    await expect(page.getByText(email).first()).toBeVisible()
  })

  await test.step('the recovery takes it, and its link opens a new password', async () => {
    const guest = await openPage()
    await guest.goto('/recovery')
    await guest.getByLabel(/^E-mail/).fill(email.toUpperCase())
    await guest.getByRole('button', { name: /Enviar/ }).click()
    const link = await mailedLink(server, 'recovery', `${local}@xn--ao-siap.com.br`)
    const { pathname, search } = new URL(link)
    await guest.goto(`${pathname}${search}`)
    await guest
      .getByLabel(/^Nova senha|^Senha/)
      .first()
      .fill('Outra-onca-no-rio-77')
    await guest.getByLabel(/^Confirmar/).fill('Outra-onca-no-rio-77')
    await guest.getByRole('button', { name: /^confirmar$/i }).click()
    await new AuthPage(guest).expectOpen()
    await new AuthPage(guest).logIn({ email, password: 'Outra-onca-no-rio-77' })
    await expect(guest).not.toHaveURL(/\/auth/)
  })
})
