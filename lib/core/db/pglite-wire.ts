import { type PGlite, protocol } from "@electric-sql/pglite"
import { takingTurns } from "../turns"
import { decode, type Parsers } from "./pglite-decode"

const { serialize } = protocol

/** What Drizzle passes along: rows as arrays or objects, and parsers it wants in place of the usual ones. */
interface QueryOptions {
  rowMode?: "array" | "object"
  parsers?: Parsers
}

/** Statements longer than this (bulk inserts) and seen only once are not worth keeping prepared. */
const longestPrepared = 40_000
const mostPrepared = 400

function joined(parts: Uint8Array[]): Uint8Array {
  return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts)
}

/** A parameter in PostgreSQL's text format. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === "string") return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

let counter = 0

/** Whether a statement only reads; one that begins with `with` may change rows further on. */
export const isRead = (text: string) =>
  /^[\s(]*(select|explain|set local)\b/i.test(text) ||
  (/^[\s(]*with\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text))

/**
 * Speaks PostgreSQL's protocol with PGlite directly. `PGlite.query` crosses into the database five times a statement
 * (parse, describe, bind, execute, sync) and plans each anew: 313 µs for a row by its key. One crossing with a prepared
 * statement takes 67 µs.
 */
export function pgliteWire(client: PGlite) {
  const prepared = new Map<string, string>()
  const seen = new Set<string>()
  let tail: Promise<unknown> = Promise.resolve()
  let writes = 0
  let merged: Parsers | undefined
  const rest = takingTurns()

  // Taking the raw answer in pieces keeps PGlite from reading it too.
  async function send(parts: Uint8Array[]): Promise<Uint8Array> {
    const pieces: Uint8Array[] = []
    const onRawData = (piece: Uint8Array) => void pieces.push(piece.slice())
    // PGlite computes in this thread and never waits for anything, so without this a whole request would be one block.
    await rest()
    await client.execProtocolRawStream(joined(parts), { syncToFs: false, onRawData })
    return joined(pieces)
  }

  /** There is one connection: whoever holds it, for a statement or a transaction, holds it alone. */
  function exclusive<T>(run: () => Promise<T>): Promise<T> {
    const turn = tail.then(run)
    tail = turn.catch(() => {})
    return turn
  }

  function forgetOldest(): Uint8Array[] {
    if (prepared.size < mostPrepared) return []
    const [text, name] = prepared.entries().next().value as [string, string]
    prepared.delete(text)
    return [serialize.close({ type: "S", name })]
  }

  /** The messages that make a statement known, and the name it then has. */
  function statement(text: string): { before: Uint8Array[]; name: string } {
    const name = prepared.get(text)
    if (name) return { before: [], name }
    const again = seen.has(text)
    if (seen.size > 5_000) seen.clear()
    if (!again || text.length > longestPrepared) {
      seen.add(text)
      return { before: [serialize.parse({ text })], name: "" }
    }
    const fresh = `s${++counter}`
    return { before: [...forgetOldest(), serialize.parse({ text, name: fresh })], name: fresh }
  }

  async function query(text: string, params: unknown[] = [], { rowMode, parsers }: QueryOptions = {}) {
    const changesFound = /^\s*(update|delete)\b/i.test(text)
    if (!changesFound && !isRead(text)) writes++
    const { before, name } = statement(text)
    const answer = await send([
      ...before,
      serialize.bind({ statement: name, values: params.map(asText) }),
      serialize.describe({ type: "P" }),
      serialize.execute({}),
      serialize.sync(),
    ])
    // Drizzle asks for the same parsers every time; merging them anew would cost more than reading the rows.
    if (parsers) merged ??= { ...client.parsers, ...parsers }
    const result = decode(answer, parsers && merged ? merged : client.parsers, rowMode === "array")
    if (name) prepared.set(text, name)
    // Looking for something that is due, and finding nothing, has written nothing.
    if (changesFound && result.affectedRows > 0) writes++
    return result
  }

  /** Several statements without parameters, at once. */
  const script = async (text: string) => decode(await send([serialize.query(text)]), {}, true)

  /** Statements so far that may have written something: all but plain reads, and changes of no row. */
  const version = () => writes

  return { query, script, exclusive, version }
}
