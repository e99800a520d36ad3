import { type PGlite, protocol, types } from "@electric-sql/pglite"
import { createPause } from "../turns"
import { decode, type Parsers } from "./pglite-decode"

const { serialize } = protocol

/** Timestamps, dates, intervals, and arrays of these and of numerics: Drizzle's columns convert their text themselves. */
const keptAsText = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182]
const asIs = Object.fromEntries(keptAsText.map((type) => [type, (text: string) => text]))

/** Longer statements (bulk inserts), and those seen only once, are not prepared. In characters. */
const maxPreparedLength = 40_000
const maxPrepared = 400

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

/** Whether a statement only reads. One that begins with `with` may still change rows. */
export const isRead = (text: string) =>
  /^[\s(]*(select|explain|set local)\b/i.test(text) ||
  (/^[\s(]*with\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text))

/**
 * Speaks PostgreSQL's protocol with PGlite directly. `PGlite.query` crosses into the database five times a statement
 * (parse, describe, bind, execute, sync) and plans each again: 313 µs for a row by its key. One crossing with a prepared
 * statement takes 67 µs.
 */
export function pgliteWire(client: PGlite) {
  const prepared = new Map<string, string>()
  const seen = new Set<string>()
  let tail: Promise<unknown> = Promise.resolve()
  let writes = 0
  let parsers: Parsers | undefined
  const pause = createPause()

  // Streaming the raw response keeps PGlite from decoding it too.
  async function send(parts: Uint8Array[]): Promise<Uint8Array> {
    const pieces: Uint8Array[] = []
    const onRawData = (piece: Uint8Array) => void pieces.push(piece.slice())
    // PGlite runs in this thread and never waits for I/O, so without a pause a request would block the event loop throughout.
    await pause()
    await client.execProtocolRawStream(joined(parts), { syncToFs: false, onRawData })
    return joined(pieces)
  }

  /** There is one connection, so only one statement or transaction uses it at a time. */
  function exclusive<T>(run: () => Promise<T>): Promise<T> {
    const turn = tail.then(run)
    tail = turn.catch(() => {})
    return turn
  }

  function evictOldest(): Uint8Array[] {
    if (prepared.size < maxPrepared) return []
    const [text, name] = prepared.entries().next().value as [string, string]
    prepared.delete(text)
    return [serialize.close({ type: "S", name })]
  }

  /** The messages that parse a statement if necessary, and its name. */
  function statement(text: string): { before: Uint8Array[]; name: string } {
    const name = prepared.get(text)
    if (name) return { before: [], name }
    const isRepeated = seen.has(text)
    if (seen.size > 5_000) seen.clear()
    if (!isRepeated || text.length > maxPreparedLength) {
      seen.add(text)
      return { before: [serialize.parse({ text })], name: "" }
    }
    const newName = `s${++counter}`
    return { before: [...evictOldest(), serialize.parse({ text, name: newName })], name: newName }
  }

  async function query(text: string, params: unknown[], asArrays: boolean): Promise<unknown[]> {
    const isUpdateOrDelete = /^\s*(update|delete)\b/i.test(text)
    if (!isUpdateOrDelete && !isRead(text)) writes++
    const { before, name } = statement(text)
    const response = await send([
      ...before,
      serialize.bind({ statement: name, values: params.map(asText) }),
      serialize.describe({ type: "P" }),
      serialize.execute({}),
      serialize.sync(),
    ])
    // Merging them for each statement would cost more than decoding the rows.
    parsers ??= { ...client.parsers, ...asIs }
    const result = decode(response, parsers, asArrays)
    if (name) prepared.set(text, name)
    // An update or delete that matched no rows, such as a poll for due work, has written nothing.
    if (isUpdateOrDelete && result.affectedRows > 0) writes++
    return result.rows
  }

  /** Runs several statements without parameters in one round trip. */
  const script = async (text: string) => decode(await send([serialize.query(text)]), {}, true)

  /** The number of statements that may have written: all except reads, and updates and deletes of no rows. */
  const version = () => writes

  return { query, script, exclusive, version }
}
