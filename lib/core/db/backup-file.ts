import { createHash } from "node:crypto"
import { once } from "node:events"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, open, rename, rm, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { createInterface } from "node:readline"
import { PassThrough } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { ConfigError } from "../config"

/** First line of a backup. */
export interface Header {
  cornerledger: "backup"
  version: 1
  at: string
  store: string
  /** Hashes of the migrations whose schema the rows have. */
  migrations: string[]
  /** The last number each sequence gave. */
  sequences: Record<string, number>
}

/** A line of a backup: what follows, a row as the texts of its columns, the end of a table, or the sum of all lines. */
export type Line =
  | Header
  | { table: string; columns: string[] }
  | (string | null)[]
  | { rows: number }
  | { sha256: string }

export type Write = (line: Line) => Promise<void>

/**
 * Writes lines of JSON, gzipped and ending with their SHA-256, to a file that only its owner may read. It appears under its
 * name once it is complete and on disk.
 */
export async function writeBackup(path: string, produce: (write: Write) => Promise<void>): Promise<{ bytes: number }> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.part`
  await rm(partial, { force: true })
  const lines = new PassThrough()
  const zipped = createWriteStream(partial, { flags: "wx", mode: 0o600 })
  const written = pipeline(lines, createGzip(), zipped)
  // Whoever waits below is told; until then nobody listens.
  written.catch(() => {})
  const put = async (text: string) => {
    if (!lines.write(text)) await Promise.race([once(lines, "drain"), written])
  }
  try {
    const sum = createHash("sha256")
    await produce(async (line) => {
      const text = `${JSON.stringify(line)}\n`
      sum.update(text)
      await put(text)
    })
    await put(`${JSON.stringify({ sha256: sum.digest("hex") })}\n`)
    lines.end()
    await written
    await sync(partial)
    await rename(partial, path)
    await sync(dirname(path))
    return { bytes: (await stat(path)).size }
  } catch (error) {
    lines.destroy()
    await written.catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

/** Brings a file, or the names in a directory, to the disk itself: else a power cut may take them away again. */
async function sync(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** The lines of a backup as text. */
async function* textOf(path: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const source = createReadStream(path)
  source.on("error", (error) => unzipped.destroy(error))
  yield* createInterface({ input: source.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY })
}

/** The lines of a backup that was checked before. */
export async function* linesOf(path: string): AsyncGenerator<Line> {
  for await (const text of textOf(path)) yield JSON.parse(text) as Line
}

/** Reads a backup to its end. @throws ConfigError where it is none, cut off or damaged */
export async function checkBackup(path: string): Promise<Header> {
  const refuse = (why: string): never => {
    throw new ConfigError(`${path} can't be restored: ${why}. Nothing was changed.`)
  }
  const sum = createHash("sha256")
  let header: Header | undefined
  let last: string | undefined
  try {
    for await (const text of textOf(path)) {
      header ??= JSON.parse(text) as Header
      if (header.cornerledger !== "backup") break
      if (last !== undefined) sum.update(`${last}\n`)
      last = text
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") refuse("there is no such file")
    refuse("it is damaged or not a backup")
  }
  if (header?.cornerledger !== "backup") return refuse("it is not a backup")
  if (header.version !== 1) refuse("it was made by a newer version")
  if (last !== JSON.stringify({ sha256: sum.digest("hex") })) refuse("it is cut off or damaged")
  return header
}
