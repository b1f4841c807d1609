import { countCharacters, countVisible } from '@convoca/sdk/text'

/** The error of a name that the server would refuse; undefined for one that it takes. */
export const groupNameError = (name: string) =>
  countVisible(name) >= 3 && countCharacters(name) <= 50 ? undefined : 'Use de 3 a 50 caracteres'
