'use client'

/* A module of its own: Radix's menu and its positioning weigh more than the top bar. */
export { DropdownMenu } from '@radix-ui/themes'
