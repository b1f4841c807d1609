/** As the server limits it; undefined for a name that it takes. */
export const groupNameError = (name: string) =>
  name.length >= 3 && name.length <= 50 ? undefined : 'Use de 3 a 50 caracteres'
