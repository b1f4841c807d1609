import { seedGames, seedPlayers, seedTeams } from '@convoca/fixtures'

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')

const square = (color: string, text: string, ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${color}"/>` +
  `<path d="M0 400 400 0v400z" fill="#000" opacity=".18"/><text x="200" y="250" font-size="140" font-weight="700" ` +
  `font-family="sans-serif" text-anchor="middle" fill="${ink}">${text}</text></svg>`

const wide = (color: string, second: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><rect width="1200" height="400" fill="${color}"/>` +
  `<path d="M700 0h500v400H460z" fill="${second}" opacity=".35"/><path d="M980 0h220v400H740z" fill="#000" opacity=".2"/></svg>`

/** The generated image of a mocked file name (`logo-3.svg`); a plain one for every other name. */
export function drawImage(name: string): string {
  const [, kind, digits] = /^(logo|banner|player|game)-(\d+)\.svg$/.exec(name) ?? []
  const index = Number(digits)
  const team = seedTeams[index]
  const player = seedPlayers[index]
  const game = seedGames[index]
  if (kind === 'logo' && team) return square(team.primaryColor, team.tag.slice(0, 3), team.secondaryColor)
  if (kind === 'banner' && team) return wide(team.primaryColor, team.secondaryColor)
  if (kind === 'player' && player) return square(player.color, initials(player.name), '#ffffff')
  if (kind === 'game' && game) return square(game.color, game.name.charAt(0), '#ffffff')
  return square('#334155', '', '#ffffff')
}
