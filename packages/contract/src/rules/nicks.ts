const staffNick =
  /^(?=.)(?:convoca)?(?:admin|administrador|administrator|equipe|moderador|moderator|oficial|sistema|staff|suporte|support|system)?$/

/** Whether somebody of this nick would be taken for the platform or its staff: nobody gets it. */
export const isStaffNick = (nick: string): boolean =>
  staffNick.test(nick.toLowerCase().replaceAll(/[_-]/g, ''))
