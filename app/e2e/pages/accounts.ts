import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from '../support/accounts.ts'
import { control, expectFieldError, focusAndPress, focusAndType } from './form.ts'

export const registerLabels = {
  name: 'Nome',
  nick: 'Nick',
  email: 'E-mail',
  cpf: 'CPF',
  phone: 'Telefone',
  birth: 'Data de nascimento',
  password: 'Senha',
  passwordConfirm: 'Confirmar Senha',
} as const

type RegisterField = keyof typeof registerLabels

/** The fields in tab order. */
const fieldOrder: readonly RegisterField[] = [
  'name',
  'nick',
  'email',
  'cpf',
  'phone',
  'birth',
  'password',
  'passwordConfirm',
]

/** /register */
export class RegisterPage {
  readonly page: Page
  readonly submitButton: Locator

  constructor(page: Page) {
    this.page = page
    this.submitButton = page.getByRole('button', { name: 'Criar conta' })
  }

  async open(): Promise<void> {
    await this.page.goto('/register')
    await expect(this.page.getByRole('heading', { name: 'Criar conta', level: 1 })).toBeVisible()
  }

  field(name: RegisterField): Locator {
    return control(this.page, registerLabels[name])
  }

  async fill(person: Person, passwordConfirm = person.password): Promise<void> {
    const values = { ...person, passwordConfirm }
    for (const name of fieldOrder) await this.field(name).fill(values[name])
  }

  async fillByKeyboard(person: Person): Promise<void> {
    const values = { ...person, passwordConfirm: person.password }
    for (const name of fieldOrder) await focusAndType(this.page, this.field(name), values[name])
  }

  submit(): Promise<void> {
    return this.submitButton.click()
  }

  expectError(name: RegisterField, sentence: string): Promise<void> {
    return expectFieldError(this.page, registerLabels[name], sentence)
  }

  async expectValues(person: Person): Promise<void> {
    for (const name of ['name', 'nick', 'email', 'cpf', 'phone', 'birth', 'password'] as const)
      await expect(this.field(name)).toHaveValue(person[name])
  }
}

/** /auth */
export class AuthPage {
  readonly page: Page
  readonly email: Locator
  readonly password: Locator
  readonly submitButton: Locator

  constructor(page: Page) {
    this.page = page
    this.email = control(page, 'E-mail')
    this.password = control(page, 'Senha')
    this.submitButton = page.getByRole('button', { name: 'Entrar', exact: true })
  }

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(/\/auth/)
    await expect(this.page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible()
  }

  async logIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submitButton.click()
  }

  async logInByKeyboard({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await focusAndType(this.page, this.email, email)
    await focusAndType(this.page, this.password, password)
    await focusAndPress(this.page, this.submitButton, 'Enter')
  }
}
