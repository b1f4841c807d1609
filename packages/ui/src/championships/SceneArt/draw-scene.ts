import { layers, type SceneName, sceneNames, toLayerId, toSceneId } from './scene.ts'
import { scenes } from './scenes.ts'

/** The markup of an element that shows nothing and holds the layers of a scene, which every `SceneArt` of the page uses. */
function writeScene(name: SceneName): string {
  const groups = layers.map((layer) => `<g id="${toLayerId(name, layer)}">${scenes[name][layer]}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${toSceneId(name)}" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${groups.join('')}</defs></svg>`
}

/** The markup of each scene that a page's markup uses, in the order of the page. */
export function listScenes(markup: string): string[] {
  const used = new Set([...markup.matchAll(/<use href="#cv-([a-z]+)-sky"/g)].map(([, name]) => name))
  return [...used].flatMap((name) => sceneNames.filter((known) => known === name)).map(writeScene)
}

/** Adds the scene to the page, once. */
export function drawScene(name: SceneName): void {
  if (document.getElementById(toSceneId(name))) return
  document.body.append(new DOMParser().parseFromString(writeScene(name), 'image/svg+xml').documentElement)
}
