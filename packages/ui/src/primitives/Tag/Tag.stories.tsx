import preview from '../../../../../.storybook/preview.tsx'
import { Tag } from './Tag.tsx'

const meta = preview.meta({ title: 'Primitives/Tag', component: Tag, args: { children: 'trv' } })

export const Default = meta.story({})

export const TeamColors = meta.story({ args: { color: 'gold', textColor: 'black', children: 'ONCA' } })
