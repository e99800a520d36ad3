import { createHash } from "node:crypto"
import { once } from "node:events"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, rename, rm, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { createInterface } from "node:readline"
import { PassThrough } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { ConfigError } from "../config"
import { syncPath } from "./sync-path"

/** The first line of a backup. */
export interface Header {
  cornerledger: "backup"
  version: 1
  at: string
  store: string
  /** Hashes of the migrations whose schema the rows have. */
  migrations: string[]
  /** The last value of each sequence. */
  sequences: Record<string, number>
}

/** A line of a backup: the header, a table's columns, a row as texts, the row count of a table, or the checksum. */
export type Line =
  | Header
  | { table: string; columns: string[] }
  | (string | null)[]
  | { rows: number }
  | { sha256: string }

export type Write = (line: Line) => Promise<void>

/**
 * Writes lines of JSON and their SHA-256, gzipped, to a file that only its owner may read. The file gets its final name once
 * it is complete and on disk.
 */
export async function writeBackup(path: string, produce: (write: Write) => Promise<void>): Promise<{ bytes: number }> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.part`
  await rm(partial, { force: true })
  const buffer = new PassThrough()
  const file = createWriteStream(partial, { flags: "wx", mode: 0o600 })
  const written = pipeline(buffer, createGzip(), file)
  // The error is handled where `written` is awaited; until then this prevents an unhandled rejection.
  written.catch(() => {})
  const writeText = async (text: string) => {
    if (!buffer.write(text)) await Promise.race([once(buffer, "drain"), written])
  }
  try {
    const checksum = createHash("sha256")
    await produce(async (line) => {
      const text = `${JSON.stringify(line)}\n`
      checksum.update(text)
      await writeText(text)
    })
    await writeText(`${JSON.stringify({ sha256: checksum.digest("hex") })}\n`)
    buffer.end()
    await written
    await syncPath(partial)
    await rename(partial, path)
    await syncPath(dirname(path))
    return { bytes: (await stat(path)).size }
  } catch (error) {
    buffer.destroy()
    await written.catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

/** The lines of a backup as text. */
async function* textOf(path: string): AsyncGenerator<string> {
  const gunzip = createGunzip()
  const source = createReadStream(path)
  source.on("error", (error) => gunzip.destroy(error))
  yield* createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY })
}

/** The lines of a backup that `checkBackup` has accepted. */
export async function* linesOf(path: string): AsyncGenerator<Line> {
  for await (const text of textOf(path)) yield JSON.parse(text) as Line
}

/** Reads a backup to its end. @throws ConfigError if it isn't a backup, or is truncated or damaged */
export async function checkBackup(path: string): Promise<Header> {
  const refuse = (why: string): never => {
    throw new ConfigError(`${path} can't be restored: ${why}. Nothing was changed.`)
  }
  const checksum = createHash("sha256")
  let header: Header | undefined
  let last: string | undefined
  try {
    for await (const text of textOf(path)) {
      header ??= JSON.parse(text) as Header
      if (header.cornerledger !== "backup") break
      if (last !== undefined) checksum.update(`${last}\n`)
      last = text
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") refuse("the file does not exist")
    refuse("it is damaged or not a backup")
  }
  if (header?.cornerledger !== "backup") return refuse("it is not a backup")
  if (header.version !== 1) refuse("it was made by a newer version")
  if (last !== JSON.stringify({ sha256: checksum.digest("hex") })) refuse("it is cut off or damaged")
  return header
}
