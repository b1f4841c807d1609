import { countCharacters, countVisible } from '@convoca/sdk/text'

/** As the server limits it; undefined for a name that it takes. */
export const groupNameError = (name: string) =>
  countVisible(name) >= 3 && countCharacters(name) <= 50 ? undefined : 'Use de 3 a 50 caracteres'
