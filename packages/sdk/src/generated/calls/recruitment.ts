// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ReadRecruitmentParams,
  UpdateVacancyParams,
  CreateVacancyParams,
  ToggleRecruitmentParams,
  DeleteVacancyParams,
  ListVacanciesParams,
  ReadVacancyParams,
} from '../inputs.ts'
import type {
  Recruitment,
  Vacancy,
  VacancyPage,
} from '../models.ts'

/**
 * Lists a team's vacancies.
 *
 * `GET /teams/{id}/recruitment`
 */
export const readRecruitment: (convoca: Convoca, input: ReadRecruitmentParams, options?: CallOptions) => ConvocaPromise<Recruitment> = /* @__PURE__ */ operation('readRecruitment', 'GET', '/teams/{id}/recruitment')

/**
 * Updates a vacancy.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `PUT /teams/{id}/recruitment`
 */
export const updateVacancy: (convoca: Convoca, input: UpdateVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy> = /* @__PURE__ */ operation('updateVacancy', 'PUT', '/teams/{id}/recruitment', 'body')

/**
 * Creates a vacancy.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `POST /teams/{id}/recruitment`
 */
export const createVacancy: (convoca: Convoca, input: CreateVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy> = /* @__PURE__ */ operation('createVacancy', 'POST', '/teams/{id}/recruitment', 'body', { idempotencyKey: true })

/**
 * Turns recruitment on or off.
 *
 * Only OWNER and MANAGER may call this.
 *
 * Has the same effect as `teams.changeRecruitmentStatus` (`changeRecruitmentStatus`); clients use both paths.
 *
 * `PUT /teams/{id}/recruitment/toggle/{status}`
 */
export const toggleRecruitment: (convoca: Convoca, input: ToggleRecruitmentParams, options?: CallOptions) => ConvocaPromise<Recruitment> = /* @__PURE__ */ operation('toggleRecruitment', 'PUT', '/teams/{id}/recruitment/toggle/{status}')

/**
 * Deletes a vacancy.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `DELETE /teams/{id}/recruitment/{vacancyId}`
 */
export const deleteVacancy: (convoca: Convoca, input: DeleteVacancyParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteVacancy', 'DELETE', '/teams/{id}/recruitment/{vacancyId}', '', { responseKind: 'none' })

/**
 * Lists the open vacancies of all teams.
 *
 * Filters by game, position, ranking and text.
 *
 * `GET /public/vacancies`
 */
export const listVacancies: (convoca: Convoca, input?: ListVacanciesParams, options?: CallOptions) => ConvocaPromise<VacancyPage> = /* @__PURE__ */ operation('listVacancies', 'GET', '/public/vacancies', 'search? page? limit? gameId? position? maxRanking? teamId?')

/**
 * Reads an open vacancy.
 *
 * Only an active vacancy of a team that is recruiting.
 *
 * `GET /public/vacancies/{id}`
 */
export const readVacancy: (convoca: Convoca, input: ReadVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy> = /* @__PURE__ */ operation('readVacancy', 'GET', '/public/vacancies/{id}')
