/** 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/** The documented minimum. */
export const PASSWORD_MIN_LENGTH = 8

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]

/** Runs of one character, of neighbours on the keyboard or of digits in order, which length does not make safe. */
const OBVIOUS = /^(.)\1+$|^(?:0?123456789?0?|abcdefgh|qwertyui|asdfghjk|senha\d*|password\d*)/i

/**
 * A hint while typing, not a rule: only the server refuses passwords (too short, too common). Length counts most,
 * then the kinds of characters.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0
  if (password.length < PASSWORD_MIN_LENGTH || OBVIOUS.test(password)) return 1
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points = kinds + [12, 16, 24].filter((length) => password.length >= length).length
  if (points >= 5) return 4
  return points >= 3 ? 3 : 2
}
