import { dates } from './dates.ts'
import { feedbackTexts } from './feedback.ts'
import { pluralize } from './pluralize.ts'
import type { EnglishTexts } from './english-texts.ts'

const genders = {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
  NOT_INFORMED: 'Prefer not to say',
}

const required = { required: 'required' }
const color = { ...required, pick: (label: string) => `Choose ${label.toLowerCase()}` }
const masked = { ...required, date: 'dd/mm/yyyy', time: 'HH:mm' }
const password = {
  ...required,
  show: 'Show the password',
  hide: 'Hide the password',
  strength: 'Strength of the password:',
  strengths: { 0: '', 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' },
}
const select = { ...required, choose: 'Choose' }
const textArea = {
  ...required,
  left: (count: number) => `${pluralize(count, 'character')} left`,
  over: (count: number) => `${pluralize(count, 'character')} more than allowed`,
}

/** Texts of all the fields in a form. */
export const fields = { ...color, ...masked, ...password, ...select, ...textArea }

const socialButtons = {
  group: 'Sign in with another account',
  names: { GOOGLE: 'Google', FACEBOOK: 'Facebook', STEAM: 'Steam' },
}

const sessions = {
  label: 'Open sessions',
  current: 'This session',
  lastUsed: (when: string) => `Used ${when}`,
  end: 'End',
  ending: 'Ending...',
  endOf: (device: string) => `End ${device}`,
  loading: 'Loading sessions',
  emptyTitle: 'No other open session',
  errorTitle: 'The sessions could not be loaded',
  errorState: feedbackTexts.ErrorState,
  dates,
}

export const formTexts = {
  AuthLayout: {
    slogan: 'YOUR TEAM STARTS HERE.',
    lead: 'Build the roster, set the practice and enter the next championship.',
  },
  ColorField: color,
  FormField: required,
  LinkedAccountList: {
    label: 'Linked accounts',
    notLinked: 'Not linked',
    link: 'Link',
    linking: 'Linking...',
    linkOf: (provider: string) => `Link ${provider}`,
    unlink: 'Unlink',
    unlinking: 'Unlinking...',
    unlinkOf: (provider: string) => `Unlink ${provider}`,
    lastWayIn: 'It is your only way in. Set a password before you unlink it.',
    loading: 'Loading linked accounts',
    errorTitle: 'The linked accounts could not be loaded',
    errorState: feedbackTexts.ErrorState,
    names: { GOOGLE: 'Google', FACEBOOK: 'Facebook', STEAM: 'Steam' },
  },
  LoginForm: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    recovery: 'I forgot my password',
    submit: 'Sign in',
    submitting: 'Signing in...',
    or: 'or continue with',
    passkey: 'Sign in with a passkey',
    passkeyPending: 'Waiting for the passkey...',
    noAccount: 'No account yet?',
    register: 'Create an account',
    fields,
    socialButtons,
  },
  NewPasswordForm: {
    title: 'NEW PASSWORD',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    passwordConfirm: 'Confirm the password',
    submit: 'CONFIRM',
    submitting: 'Saving...',
    back: 'BACK TO SIGN-IN',
    fields,
  },
  NewPasswordLayout: {
    pause: 'Pause the background pictures',
    play: 'Resume the background pictures',
  },
  MaskedField: masked,
  PasswordField: password,
  PasswordChangeForm: {
    label: 'Change password',
    currentPassword: 'Current password',
    password: 'New password',
    passwordHint: 'At least 8 characters',
    passwordConfirm: 'Confirm the new password',
    submit: 'Change password',
    submitting: 'Saving...',
    cancel: 'Cancel',
    fields,
  },
  ProfileForm: {
    label: 'Edit profile',
    name: 'Name',
    nick: 'Nickname',
    nickHint: '3 to 20 letters, digits, _ or -',
    phone: 'Phone',
    gender: 'Gender',
    genders,
    cpf: 'CPF number',
    birth: 'Date of birth',
    about: 'About',
    aboutHint: 'Shown on your public profile.',
    submit: 'Save',
    submitting: 'Saving...',
    cancel: 'Cancel',
    fields,
  },
  RecoveryForm: {
    title: 'Recover your password',
    lead: 'Tell us the email of your account. We will send a link to make a new password.',
    email: 'Email',
    submit: 'Send email',
    submitting: 'Sending...',
    sent: 'The recovery email was sent.',
    sentHint: 'Look in your inbox and in spam. The link is valid for 30 minutes.',
    back: 'Back to sign-in',
  },
  RegisterForm: {
    title: 'Create an account',
    lead: 'Fill in all the fields. It takes two minutes.',
    name: 'Name',
    nick: 'Nickname',
    nickHint: '3 to 20 letters, digits, _ or -',
    email: 'Email',
    cpf: 'CPF number',
    phone: 'Phone',
    gender: 'Gender',
    birth: 'Date of birth',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    passwordConfirm: 'Confirm the password',
    genders,
    submit: 'Create account',
    submitting: 'Creating the account...',
    consent: 'By creating an account you accept the',
    terms: 'Terms of use',
    and: 'and the',
    privacy: 'Privacy policy',
    hasAccount: 'Have an account already?',
    login: 'Sign in',
    fields,
  },
  PushDevices: {
    here: 'Get notifications on this device',
    hints: {
      possible: 'Those marked with Push, also while Convoca is closed. Quiet hours count.',
      denied: 'The browser blocks notifications of this site. Allow them in its permissions and try again.',
      install: 'On an iPhone, add Convoca to the home screen and turn them on there.',
      none: 'This browser shows no notifications of a closed page.',
    },
    devices: {
      ...sessions,
      label: 'Devices that get notifications',
      current: 'This device',
      lastUsed: (when) => `Turned on ${when}`,
      end: 'Turn off',
      ending: 'Turning off...',
      endOf: (device) => `Turn off notifications on ${device}`,
      loading: 'Loading devices',
      emptyTitle: 'No device gets notifications',
      errorTitle: 'The devices could not be loaded',
    },
  },
  RecoveryCodeList: {
    label: 'Recovery codes',
    hint: 'Keep these codes outside this device: each opens the account once, without the app. They are not shown again.',
    copy: 'Copy the codes',
    done: 'I have kept the codes',
  },
  SessionList: sessions,
  SelectField: select,
  SocialButtons: socialButtons,
  TextAreaField: textArea,
  TextField: required,
  TwoStepSecret: {
    scan: 'Scan the QR code with an authenticator app, such as Google Authenticator, 1Password or Aegis.',
    type: 'If you cannot, type this key into the app:',
  },
  TwoStepStatus: {
    on: 'On',
    off: 'Off',
    onHint: (codesLeft) =>
      `To sign in, the account asks for a code of the authenticator app besides the password. Recovery codes left: ${codesLeft}.`,
    offHint:
      'With it, who finds out your password does not get in: the account asks for a code of the app as well.',
    enable: 'Turn on',
    renew: 'Make new codes',
    disable: 'Turn off',
    loading: 'Loading two-step sign-in',
    errorTitle: 'Two-step sign-in could not be loaded',
    errorState: feedbackTexts.ErrorState,
  },
} satisfies Partial<EnglishTexts>
