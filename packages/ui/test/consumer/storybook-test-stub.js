/** The imports of story files from `storybook/test`. Their play functions are not run here. */
export const fn = (implementation) =>
  Object.assign((...args) => implementation?.(...args), { mockClear() {} })
export const [configure, expect, fireEvent, mocked, screen, spyOn, userEvent, waitFor, within] = []
