/**
 * The one shape every form control takes. Controls are always controlled: whatever keeps the form
 * (TanStack Form, a reducer, useState) gives the value and hears the changes.
 */
export interface Field<T = string> {
  /** Value of the control. Controlled. */
  value: T
  /** Called with the new value. */
  onChange: (value: T) => void
  /** Called when the control loses the focus, for form libraries that validate then. */
  onBlur?: (() => void) | undefined
  /** Portuguese sentence shown under the control; absent or empty means valid. */
  error?: string | undefined
}
