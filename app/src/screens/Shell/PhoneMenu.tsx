import { MobileMenu } from '@convoca/ui/app'
import type { MobileMenuProps } from '@convoca/ui/app'

/** A module of its own, so that the menu and its dialog have their own chunk. */
export function PhoneMenu(props: MobileMenuProps) {
  return <MobileMenu {...props} />
}
