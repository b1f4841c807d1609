import { layers, type Scene, type SceneName, sceneNames, toLayerId, toSceneId } from './scene.ts'
import { scene as araucaria } from './scenes/araucaria.ts'
import { scene as arcade } from './scenes/arcade.ts'
import { scene as calcadao } from './scenes/calcadao.ts'
import { scene as cerrado } from './scenes/cerrado.ts'
import { scene as estadio } from './scenes/estadio.ts'
import { scene as farol } from './scenes/farol.ts'
import { scene as feira } from './scenes/feira.ts'
import { scene as ipe } from './scenes/ipe.ts'
import { scene as jangada } from './scenes/jangada.ts'
import { scene as metro } from './scenes/metro.ts'
import { scene as ponte } from './scenes/ponte.ts'
import { scene as serra } from './scenes/serra.ts'

const scenes: Readonly<Record<SceneName, Scene>> = {
  araucaria,
  arcade,
  calcadao,
  cerrado,
  estadio,
  farol,
  feira,
  ipe,
  jangada,
  metro,
  ponte,
  serra,
}

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
