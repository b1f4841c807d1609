export { UnreadBadge, type UnreadBadgeProps, type UnreadBadgeTexts } from './UnreadBadge.tsx'
