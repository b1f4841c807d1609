interface Listed {
  id: string
}

async function readPublic<Data>(url: string, path: string): Promise<Data> {
  const response = await fetch(`${url}/api/public/championships${path}`)
  if (!response.ok) throw new Error(`GET ${path} responded ${response.status}`)
  return (await response.json()) as Data
}

/** Puts the ids of the demo championship, and of its first match, in the place of `{championship}` and `{match}`. */
export async function fillPath(url: string, path: string): Promise<string> {
  if (!path.includes('{')) return path
  const { id } = await readPublic<Listed>(url, '/url/copa-convoca')
  const matches = await readPublic<Listed[]>(url, `/${id}/matches`)
  return path.replace('{championship}', id).replace('{match}', matches[0]?.id ?? '')
}
