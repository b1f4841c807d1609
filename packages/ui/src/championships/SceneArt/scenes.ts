import type { Scene, SceneName } from './scene.ts'
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

export const scenes: Readonly<Record<SceneName, Scene>> = {
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
