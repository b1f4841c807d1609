/** The criteria between teams with as many points, first to last, where the organiser of a championship has not chosen them. */
export const usualTieBreaks = (
  format: string,
): ('BUCHHOLZ' | 'HEAD_TO_HEAD' | 'GAME_DIFFERENCE' | 'GAMES_WON')[] =>
  format === 'SWISS' || format === 'SWISS_THEN_PLAYOFFS'
    ? ['BUCHHOLZ', 'HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON']
    : ['HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON']
