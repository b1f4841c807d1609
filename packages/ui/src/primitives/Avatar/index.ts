export { Avatar, type AvatarProps, type AvatarSize, type AvatarTexts } from './Avatar.tsx'
