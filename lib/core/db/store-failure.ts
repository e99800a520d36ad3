import { ConfigError } from "../config"
import { StorePanic } from "./panic"
import { sqlState } from "./sqlstate"

const user = () => (process.geteuid ? `user ${process.geteuid()}` : "the user of this process")

/** What to do about a failure, by what Node, the C library or PostgreSQL say of it. */
const remedies: [RegExp, () => string][] = [
  [/no space left|quota exceeded|\bENOSPC|\bEDQUOT|53100/i, () => "Its disk is full. Free some space and start again."],
  [
    /read-only file system|\bEROFS/i,
    () => "Its file system is read-only. Remount it for writing, or choose another one.",
  ],
  [
    /permission denied|operation not permitted|\bEACCES|\bEPERM/i,
    () => `Cornerledger runs as ${user()}, who may not read and write all of it. Change the owner of the directory.`,
  ],
  [
    /file too large|\bEFBIG/i,
    () => "A limit on file sizes stops it (ulimit -f, or LimitFSIZE of systemd). Raise the limit.",
  ],
  [/\bI\/O error|input\/output error|\bEIO/i, () => "Its disk reports errors. Check the disk before you start again."],
  [/\bENOTDIR|\bEEXIST/, () => "It is a file, or lies below one. Choose a directory."],
  [
    /initialized by PostgreSQL|incompatible with server/i,
    () => "Another version of the embedded database made it. Start the release that you used before.",
  ],
]

const damaged =
  "The database in it is damaged. Keep a copy of the directory, then restore the last backup in its place."

const remedyFor = (text: string) => remedies.find(([pattern]) => pattern.test(text))?.[1]()

/** SQLSTATE classes of a database that can't work on its files: full disk, I/O error, missing file, damaged content. */
const isFileTrouble = (state: string | undefined) => state === "53100" || /^(58|XX00[12])/.test(state ?? "")

/** Emscripten's file system throws errors that have WASI's number and no message. */
const wasiErrors: Record<number, string> = {
  2: "Permission denied",
  19: "Quota exceeded",
  22: "File too large",
  29: "I/O error",
  51: "No space left on device",
  63: "Operation not permitted",
  69: "Read-only file system",
}

const innermost = (error: unknown): string => {
  const { name, message, cause, errno } = error as NodeJS.ErrnoException
  if (cause instanceof Error) return innermost(cause)
  if (name === "ErrnoError") return wasiErrors[Number(errno)] ?? `file system error ${errno}`
  return String(message ?? error)
}

/** Keeps what the engine reports about its own end on stderr, and nowhere else. */
export class EngineReports {
  /** Why the engine ended, in its words; empty if it gave no reason. Later reports only follow from the first. */
  reason = ""

  /** For PGlite's `onStderr`. @returns false, so that nothing is printed */
  readonly read = (line: string): boolean => {
    this.reason ||= /(?:PANIC|FATAL): {2}(.*)/.exec(line)?.[1] ?? ""
    return false
  }

  /** Makes a crash of the engine an error with a reason and a remedy. */
  readonly panic = (error: unknown): StorePanic => {
    const reason = this.reason || innermost(error)
    const remedy = remedyFor(reason)
    return new StorePanic(remedy ? `${reason}. ${remedy}` : reason, { cause: error })
  }
}

/**
 * Explains why a data directory can't be opened.
 * @returns a ConfigError with a sentence for the operator, or the error itself if it has nothing to do with the directory
 */
export function openingError(error: unknown, directory: string, reason = ""): unknown {
  if (error instanceof ConfigError) return error
  const text = reason || innermost(error)
  const known = remedyFor(`${text} ${sqlState(error) ?? ""}`)
  const isDamage = reason !== "" || error instanceof StorePanic || isFileTrouble(sqlState(error))
  if (!known && !isDamage) return error
  return new ConfigError(`DATA_DIR ${directory} can't be used: ${text}. ${known ?? damaged}`, { cause: error })
}
