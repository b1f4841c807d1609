/** The absolute address of a team's public page, to be passed on. */
export const publicAddress = (tag: string) => `${window.location.origin}/team/profile/${tag}`
