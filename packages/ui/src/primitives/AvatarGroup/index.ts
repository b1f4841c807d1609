export {
  AvatarGroup,
  avatarGroupTexts,
  type AvatarGroupProps,
  type AvatarGroupTexts,
  type AvatarPerson,
} from './AvatarGroup.tsx'
