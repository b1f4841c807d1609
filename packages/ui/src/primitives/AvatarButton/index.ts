export {
  AvatarButton,
  avatarButtonTexts,
  type AvatarButtonProps,
  type AvatarButtonTexts,
  type AvatarMenuItem,
} from './AvatarButton.tsx'
