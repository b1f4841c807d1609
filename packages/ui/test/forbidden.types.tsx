/* oxlint-disable react/no-children-prop -- one line each, so that the expected error is on it */
import { expectTypeOf } from 'vitest'
import * as ui from '../src/index.ts'

/* The code that must not compile: `tsc` reads this file, nothing runs it. An expected error that does not come is one itself. */

const nothing = () => {}
const field: ui.Field = { value: '', onChange: nothing }
const player: ui.PlayerItem = { id: 'p-1', name: 'Ana' }
const picker = { items: [player], search: '', onSearchChange: nothing, onChange: nothing }
const chosen = [player]
const onButton = (_: HTMLButtonElement | null) => {}

/** A picker of one player has one value, of several a list. */
export const pickers = [
  <ui.PlayerPicker key="1" mode="single" value={player} {...picker} />,
  <ui.PlayerPicker key="2" mode="multi" value={chosen} {...picker} />,
  // @ts-expect-error -- several players where one is chosen
  <ui.PlayerPicker key="3" mode="single" value={chosen} {...picker} />,
  // @ts-expect-error -- one player where several are chosen
  <ui.PlayerPicker key="4" mode="multi" value={player} {...picker} />,
  // @ts-expect-error -- neither of the two variants
  <ui.PlayerPicker key="5" value={null} {...picker} />,
]

/** Events that the stack of toasts listens to itself do not reach it. */
export const toastStacks = [
  // @ts-expect-error -- the pointer over it stops the clock: `onPause`
  <ui.ToastStack key="1" toasts={[]} onDismiss={nothing} onPointerEnter={nothing} />,
]

/** A card draws its own content; a bell says how many are unread. */
export function cards(team: ui.TeamCardTeam) {
  return [
    <ui.TeamCard key="1" team={team} href="/" />,
    // @ts-expect-error -- content of somebody else
    <ui.TeamCard key="2" team={team} href="/" children="Trovão" />,
    // @ts-expect-error -- a heading of level 5
    <ui.TeamCard key="3" team={team} href="/" headingLevel={5} />,
    // @ts-expect-error -- no address
    <ui.TeamCard key="4" team={team} />,
    // @ts-expect-error -- no count
    <ui.NotificationBell key="5" notifications={[]} />,
    // @ts-expect-error -- the bell's root is no button
    <ui.NotificationBell key="6" notifications={[]} unreadCount={0} ref={onButton} />,
  ]
}

/** A button with an icon alone has a name; a link leads somewhere, a button does not. */
export const buttons = [
  <ui.IconButton key="1" label="Fechar" children="×" />,
  // @ts-expect-error -- no name
  <ui.IconButton key="2" children="×" />,
  // @ts-expect-error -- no address
  <ui.LinkButton key="3" children="Início" />,
  // @ts-expect-error -- an address
  <ui.Button key="4" href="/" children="Início" />,
  // @ts-expect-error -- a look that does not exist
  <ui.Button key="5" variant="link" children="Início" />,
]

/** A field is controlled. */
export const fields = [
  <ui.TextField key="1" label="Nome" {...field} />,
  // @ts-expect-error -- a value nobody can change
  <ui.TextField key="2" label="Nome" value="Ana" />,
  // @ts-expect-error -- no label
  <ui.TextField key="3" {...field} />,
  // @ts-expect-error -- a mask that does not exist
  <ui.MaskedField key="4" label="CEP" mask="cep" {...field} />,
]

// Props that the window passes to its parts itself.
expectTypeOf<ui.ChatWindowProps['list']>().not.toHaveProperty('ref')
expectTypeOf<ui.ChatWindowProps['composer']>().not.toHaveProperty('inputRef')
expectTypeOf<ui.NotificationBellProps>().not.toHaveProperty('onDelete')
expectTypeOf<Parameters<ui.PlayerPickerMultiProps['onChange']>[0]>().toEqualTypeOf<ui.PlayerItem[]>()
expectTypeOf<Parameters<ui.ImageUploaderProps['onChange']>[0]>().toEqualTypeOf<ui.UploadedImage | null>()
