import { ConfigError } from "../config"
import { StorePanic } from "./panic"
import { sqlState } from "./sqlstate"

const user = () => (process.geteuid ? `user ${process.geteuid()}` : "the user of this process")

/** Remedies by the error messages and codes of Node, the C library and PostgreSQL. */
const remedies: [RegExp, () => string][] = [
  [/no space left|quota exceeded|\bENOSPC|\bEDQUOT|53100/i, () => "Its disk is full. Free some space and start again."],
  [
    /read-only file system|\bEROFS/i,
    () => "Its file system is read-only. Remount it for writing, or choose another one.",
  ],
  [
    /permission denied|operation not permitted|\bEACCES|\bEPERM/i,
    () =>
      `Cornerledger runs as ${user()}, who may not read or write all of its files. Change the owner of the directory.`,
  ],
  [
    /file too large|\bEFBIG/i,
    () => "A file size limit was reached (ulimit -f, or LimitFSIZE of systemd). Raise the limit.",
  ],
  [/\bI\/O error|input\/output error|\bEIO/i, () => "Its disk reports errors. Check the disk before you start again."],
  [/\bENOTDIR|\bEEXIST/, () => "It is a file, or is below one. Choose a directory."],
  [
    /initialized by PostgreSQL|incompatible with server/i,
    () => "Another version of the embedded database created it. Start the release that you used before.",
  ],
]

const damaged =
  "The database in it is damaged. Keep a copy of the directory, then restore the last backup in its place."

const remedyFor = (text: string) => remedies.find(([pattern]) => pattern.test(text))?.[1]()

/** Whether a SQLSTATE reports a problem with files: full disk, I/O error, missing file, damaged content. */
const isFileTrouble = (state: string | undefined) => state === "53100" || /^(58|XX00[12])/.test(state ?? "")

/** Messages by WASI error number: the errors of Emscripten's file system have no message. */
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

/** Collects the engine's reason for a crash, which it reports only on stderr. */
export class EngineReports {
  /** The engine's first PANIC or FATAL message, or an empty string. Later messages are consequences of the first. */
  reason = ""

  /** For PGlite's `onStderr`. @returns false, so that nothing is printed */
  readonly read = (line: string): boolean => {
    this.reason ||= /(?:PANIC|FATAL): {2}(.*)/.exec(line)?.[1] ?? ""
    return false
  }

  /** Creates an error for a crash of the engine, with reason and remedy. */
  readonly panic = (error: unknown): StorePanic => {
    const reason = this.reason || innermost(error)
    const remedy = remedyFor(reason)
    return new StorePanic(remedy ? `${reason}. ${remedy}` : reason, { cause: error })
  }
}

/**
 * Explains why a data directory can't be opened.
 * @returns a ConfigError for the operator, or `error` itself if it has nothing to do with the directory
 */
export function openingError(error: unknown, directory: string, reason = ""): unknown {
  if (error instanceof ConfigError) return error
  const text = reason || innermost(error)
  const remedy = remedyFor(`${text} ${sqlState(error) ?? ""}`)
  const isDamage = reason !== "" || error instanceof StorePanic || isFileTrouble(sqlState(error))
  if (!remedy && !isDamage) return error
  return new ConfigError(`DATA_DIR ${directory} can't be used: ${text}. ${remedy ?? damaged}`, { cause: error })
}
