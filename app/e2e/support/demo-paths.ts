interface Listed {
  id: string
}

async function readPublic<Data>(url: string, path: string): Promise<Data> {
  const response = await fetch(`${url}/api/public${path}`)
  if (!response.ok) throw new Error(`GET ${path} responded ${response.status}`)
  return (await response.json()) as Data
}

/** Puts the ids of the demo player, championship and its first match in the place of `{player}`, `{championship}` and `{match}`. */
export async function fillPath(url: string, path: string): Promise<string> {
  if (!path.includes('{')) return path
  const player = await readPublic<{ entity: Listed }>(url, '/user/pro/ana_bia')
  const { id } = await readPublic<Listed>(url, '/championships/url/copa-convoca')
  const matches = await readPublic<Listed[]>(url, `/championships/${id}/matches`)
  return path
    .replace('{player}', player.entity.id)
    .replace('{championship}', id)
    .replace('{match}', matches[0]?.id ?? '')
}
