import type { Compilable, CompiledQuery } from 'kysely'
import { type Db, keepName } from './db.ts'

/**
 * A hot read, built and compiled once per shape and then only filled with values. `build` is told the shape and nothing else of
 * the input, so that it can't differ by what the shape does not say.
 */
export function prepared<Input extends object, Row, Shape extends object = object>(
  shapeOf: (input: Input) => Shape,
  build: (db: Db, arg: Args<Input>, shape: Shape) => Compilable<Row>,
) {
  const made = new Map<string, CompiledQuery<Row>>()
  const arg = argsOf<Input>()
  return async (db: Db, input: Input): Promise<Row[]> => {
    const shape = shapeOf(input)
    const key = JSON.stringify(shape)
    const query = made.get(key) ?? make(key, build(db, arg, shape).compile())
    const parameters = query.parameters.map((value) => (value instanceof Arg ? input[value.of as keyof Input] : value))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }

  function make(key: string, query: CompiledQuery<Row>): CompiledQuery<Row> {
    keepName(query.sql)
    made.set(key, query)
    return query
  }
}

/** Stands for a value of the input where the statement is built. */
export type Args<Input> = { readonly [Name in keyof Input]-?: Exclude<Input[Name], undefined> }

class Arg {
  readonly of: PropertyKey
  constructor(of: PropertyKey) {
    this.of = of
  }
}

function argsOf<Input extends object>(): Args<Input> {
  return new Proxy({}, { get: (_, name) => new Arg(name) }) as Args<Input>
}
