import type { CrudInterface, DataTypes, Id, OmitId, Table } from 'brackets-model'

type Row<T extends Table> = DataTypes[T]

/** The rows of a stage, table by table. */
export type StageRows = { [T in Table]: Row<T>[] }

/** Callers change what they get; opponents are the only nested values that they change. */
function copy<R extends object>(row: R): R {
  const copied: R & { opponent1?: object | null; opponent2?: object | null } = { ...row }
  if (copied.opponent1) copied.opponent1 = { ...copied.opponent1 }
  if (copied.opponent2) copied.opponent2 = { ...copied.opponent2 }
  return copied
}

function isMatching<R extends object>(row: R, filter: Partial<R>): boolean {
  for (const key in filter) if (row[key] !== filter[key]) return false
  return true
}

export function emptyRows(): StageRows {
  return { participant: [], stage: [], group: [], round: [], match: [], match_game: [] }
}

/**
 * The storage that brackets-manager works on: the rows of one stage in memory, each at the index that is its id. They are
 * read before and written after a change, which turns hundreds of small queries into two.
 */
export class MemoryStorage implements CrudInterface {
  readonly rows: StageRows

  constructor(rows: StageRows = emptyRows()) {
    this.rows = rows
  }

  insert<T extends Table>(table: T, value: OmitId<Row<T>>): Promise<Id>
  insert<T extends Table>(table: T, values: OmitId<Row<T>>[]): Promise<boolean>
  async insert<T extends Table>(table: T, given: OmitId<Row<T>> | OmitId<Row<T>>[]): Promise<Id | boolean> {
    const list: Omit<Row<T>, 'id'>[] = Array.isArray(given) ? given : [given]
    const rows: object[] = this.rows[table]
    for (const value of list) rows.push({ ...copy(value), id: rows.length })
    return Array.isArray(given) ? true : rows.length - 1
  }

  select<T extends Table>(table: T): Promise<Row<T>[] | null>
  select<T extends Table>(table: T, id: Id): Promise<Row<T> | null>
  select<T extends Table>(table: T, filter: Partial<Row<T>>): Promise<Row<T>[] | null>
  async select<T extends Table>(table: T, wanted?: Id | Partial<Row<T>>): Promise<Row<T>[] | Row<T> | null> {
    const rows: readonly Row<T>[] = this.rows[table]
    if (wanted === undefined) return rows.map(copy)
    if (typeof wanted !== 'object') {
      const found = rows[Number(wanted)]
      return found === undefined ? null : copy(found)
    }
    return rows.filter((row) => isMatching(row, wanted)).map(copy)
  }

  update<T extends Table>(table: T, id: Id, value: Row<T>): Promise<boolean>
  update<T extends Table>(table: T, filter: Partial<Row<T>>, value: Partial<Row<T>>): Promise<boolean>
  async update<T extends Table>(
    table: T,
    wanted: Id | Partial<Row<T>>,
    value: Partial<Row<T>>,
  ): Promise<boolean> {
    const rows: Row<T>[] = this.rows[table]
    for (const [index, row] of rows.entries())
      if (typeof wanted === 'object' ? isMatching(row, wanted) : index === Number(wanted))
        rows[index] = copy({ ...row, ...value })
    return true
  }

  /** A stage is made again instead. */
  async delete(): Promise<boolean> {
    throw new Error('The rows of a stage are not deleted')
  }
}
