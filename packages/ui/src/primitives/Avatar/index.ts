export { Avatar, type AvatarProps, type AvatarSize } from './Avatar.tsx'
export { initialOf, seedHue } from './seed.ts'
