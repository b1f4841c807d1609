// ui-A: theme, primitives, shell, feedback
export { ConvocaTheme, type Appearance, type ConvocaThemeProps } from './theme/ConvocaTheme.tsx'
export { Avatar, type AvatarProps, type AvatarSize } from './primitives/Avatar/index.ts'
export {
  AvatarButton,
  type AvatarButtonProps,
  type AvatarButtonTexts,
  type AvatarMenuItem,
} from './primitives/AvatarButton/index.ts'
export {
  AvatarGroup,
  type AvatarGroupProps,
  type AvatarGroupTexts,
  type AvatarPerson,
} from './primitives/AvatarGroup/index.ts'
export { Badge, type BadgeProps, type BadgeTone } from './primitives/Badge/index.ts'
export {
  Button,
  LinkButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type LinkButtonProps,
} from './primitives/Button/index.ts'
export {
  Chip,
  ChipGroup,
  type ChipGroupProps,
  type ChipOption,
  type ChipProps,
} from './primitives/Chip/index.ts'
export { IconButton, type IconButtonProps } from './primitives/IconButton/index.ts'
export { Logo, type LogoProps } from './primitives/Logo/index.ts'
export { PageHeader, type PageHeaderProps } from './primitives/PageHeader/index.ts'
export { Pagination, type PaginationProps, type PaginationTexts } from './primitives/Pagination/index.ts'
export { Panel, type PanelProps } from './primitives/Panel/index.ts'
export { SearchInput, type SearchInputProps, type SearchInputTexts } from './primitives/SearchInput/index.ts'
export { Tabs, type TabItem, type TabsProps } from './primitives/Tabs/index.ts'
export { Tag, type TagProps } from './primitives/Tag/index.ts'

// ui-B: teams, players, media

// ui-C: notifications, forms
