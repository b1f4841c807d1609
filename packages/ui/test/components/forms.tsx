import * as ui from '../../src/index.ts'
import { row, type ComponentRow } from './row.ts'
import { emptyField, nothing, off } from './samples.ts'

const registerFields: ui.RegisterFormFields = {
  name: emptyField,
  nick: emptyField,
  email: emptyField,
  cpf: emptyField,
  phone: emptyField,
  gender: { value: 'NOT_INFORMED', onChange: nothing },
  birth: emptyField,
  password: emptyField,
  passwordConfirm: emptyField,
}
const profileFields: ui.ProfileFormFields = {
  name: emptyField,
  nick: emptyField,
  phone: emptyField,
  gender: { value: '', onChange: nothing },
  cpf: emptyField,
  about: emptyField,
  birth: emptyField,
}

export const formsRows: ComponentRow[] = [
  row(
    'AuthLayout',
    ui.AuthLayout,
    { children: 'Entrar' },
    { texts: { override: { slogan: 'Vem' }, shows: 'Vem' } },
  ),
  row('FormError', ui.FormError, { children: 'Erro' }),
  row(
    'FormField',
    ui.FormField,
    { label: 'Nome', required: true, children: (control) => <input {...control} /> },
    { texts: { override: { required: 'precisa' }, shows: 'precisa' } },
  ),
  row(
    'LoginForm',
    ui.LoginForm,
    { fields: { email: emptyField, password: emptyField }, onSubmit: nothing },
    { texts: { override: { submit: 'Avançar' }, shows: 'Avançar' } },
  ),
  row(
    'MaskedField',
    ui.MaskedField,
    { ...emptyField, label: 'Nascimento', mask: 'date' },
    { texts: { override: { date: 'dia/mês/ano' }, shows: 'dia/mês/ano' } },
  ),
  row(
    'PasswordField',
    ui.PasswordField,
    { ...emptyField, label: 'Senha', autoComplete: 'current-password' },
    { texts: { override: { show: 'Ver senha' }, shows: 'Ver senha' } },
  ),
  row(
    'RegisterForm',
    ui.RegisterForm,
    { fields: registerFields, onSubmit: nothing },
    { texts: { override: { nick: 'Apelido' }, shows: 'Apelido' } },
  ),
  row(
    'SelectField',
    ui.SelectField,
    { value: '', onChange: nothing, label: 'Função', options: [] },
    { texts: { override: { choose: 'Qual?' }, shows: 'Qual?' } },
  ),
  row(
    'SocialButtons',
    ui.SocialButtons,
    { providers: ['STEAM'], onProvider: nothing },
    { texts: { override: { group: 'Outras contas' }, shows: 'Outras contas' } },
  ),
  row(
    'TextAreaField',
    ui.TextAreaField,
    { ...emptyField, label: 'Descrição', maxLength: 10 },
    { texts: { override: { left: () => 'resta pouco' }, shows: 'resta pouco' } },
  ),
  row(
    'ColorField',
    ui.ColorField,
    { ...emptyField, label: 'Cor' },
    { texts: { override: { pick: () => 'Abrir cores' }, shows: 'Abrir cores' } },
  ),
  row('SwitchField', ui.SwitchField, { ...off, label: 'Ligado' }),
  row(
    'TextField',
    ui.TextField,
    { ...emptyField, label: 'Nome', required: true },
    { texts: { override: { required: 'precisa' }, shows: 'precisa' } },
  ),
  row(
    'SessionList',
    ui.SessionList,
    { sessions: [], onEnd: nothing },
    { texts: { override: { emptyTitle: 'Só esta' }, shows: 'Só esta' } },
  ),
  row(
    'NewPasswordForm',
    ui.NewPasswordForm,
    { fields: { password: emptyField, passwordConfirm: emptyField }, onSubmit: nothing },
    { texts: { override: { back: 'VOLTAR' }, shows: 'VOLTAR' } },
  ),
  row('NewPasswordLayout', ui.NewPasswordLayout, { children: null }),
  row(
    'ProfileForm',
    ui.ProfileForm,
    { fields: profileFields, onSubmit: nothing },
    { texts: { override: { submit: 'Guardar' }, shows: 'Guardar' } },
  ),
  row(
    'RecoveryForm',
    ui.RecoveryForm,
    { fields: { email: emptyField }, onSubmit: nothing },
    { texts: { override: { back: 'Desistir' }, shows: 'Desistir' } },
  ),
]
