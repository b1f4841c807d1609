import { expect, test } from 'vitest'
import { emptyVacancy, toVacancyInput, vacancySchema } from './recruitment.ts'
import type { VacancyValues } from './recruitment.ts'
import { emptySponsor, sponsorSchema, toSponsorInput } from './sponsors.ts'
import type { SponsorValues } from './sponsors.ts'

const vacancy: VacancyValues = {
  title: 'Suporte com experiência',
  position: 'Suporte',
  numberOfVacancies: '2',
  minRanking: '1200',
  description: 'Treinos de segunda a quinta, das 20h às 23h.',
  isActive: true,
}
const sponsor: SponsorValues = {
  name: 'Mate Gelado',
  url: 'https://mate.example',
  description: 'Energia para o quinto mapa.',
  isActive: true,
}

/** The first error of each field. */
function messagesOf(issues: readonly { path: readonly PropertyKey[]; message: string }[] = []) {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}
const ofVacancy = (change: Partial<VacancyValues>) =>
  messagesOf(vacancySchema.safeParse({ ...vacancy, ...change }).error?.issues)
const ofSponsor = (change: Partial<SponsorValues>) =>
  messagesOf(sponsorSchema.safeParse({ ...sponsor, ...change }).error?.issues)

test('reports an empty vacancy with the documented texts', () => {
  expect(ofVacancy({ ...emptyVacancy, numberOfVacancies: '' })).toEqual({
    title: 'Título da vaga é obrigatório',
    position: 'Posição é obrigatória',
    numberOfVacancies: 'Deve haver pelo menos 1 vaga',
    description: 'A descrição deve ter no mínimo 10 caracteres',
  })
})

test.each<[Partial<VacancyValues>, string]>([
  [{ title: 'Su' }, 'O título deve ter no mínimo 3 caracteres'],
  [{ numberOfVacancies: '0' }, 'Deve haver pelo menos 1 vaga'],
  [{ numberOfVacancies: '101' }, 'Deve haver no máximo 100 vagas'],
  [{ minRanking: '-1' }, 'O ranking mínimo deve ser um número a partir de 0'],
  [{ minRanking: 'ouro' }, 'O ranking mínimo deve ser um número a partir de 0'],
  [{ description: 'curta' }, 'A descrição deve ter no mínimo 10 caracteres'],
  [{ title: 'Vaga de merda' }, 'O campo Título da vaga contém a palavra inapropriada "merda"'],
  [{ description: 'Só quem aguenta essa merda' }, 'O campo Descrição contém a palavra inapropriada "merda"'],
])('rejects a vacancy with %o', (change, message) => {
  expect(Object.values(ofVacancy(change))).toEqual([message])
})

test("the request of a vacancy has numbers and the contract's names", () => {
  expect(toVacancyInput({ ...vacancy, title: ' Suporte com experiência ' })).toEqual({
    title: 'Suporte com experiência',
    position: 'Suporte',
    number_of_vacancies: 2,
    min_ranking: 1200,
    description: vacancy.description,
    is_active: true,
  })
})

test.each<[Partial<SponsorValues>, string]>([
  [{ name: '' }, 'Nome obrigatório'],
  [{ url: 'http://mate.example' }, 'O site deve começar com https://'],
  [{ url: 'https://mate' }, 'Endereço inválido'],
  [{ url: 'https://merda.example' }, 'A URL no campo Site contém a palavra inapropriada "merda"'],
  [{ url: 'https://mate.example/merda' }, 'A URL no campo Site contém a palavra inapropriada "merda"'],
  [{ name: 'Merda Gelada' }, 'O campo Nome contém a palavra inapropriada "merda"'],
])('rejects a sponsor with %o', (change, message) => {
  expect(Object.values(ofSponsor(change))).toEqual([message])
})

test('an empty URL and description are null', () => {
  expect(toSponsorInput({ ...emptySponsor, name: 'Mate Gelado' })).toEqual({
    name: 'Mate Gelado',
    url: null,
    description: null,
    is_active: true,
  })
})
