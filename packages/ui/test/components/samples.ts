import type * as ui from '../../src/index.ts'

/* What rows of several families are given. */

export const nothing = () => {}
export const emptyField: ui.Field = { value: '', onChange: nothing }
export const off: ui.Field<boolean> = { value: false, onChange: nothing }
export const person = { id: 'u-1', nick: 'ana_sp' }
export const picker: ui.PlayerPickerMultiProps = {
  mode: 'multi',
  items: [],
  search: '',
  onSearchChange: nothing,
  value: [],
  onChange: nothing,
}
