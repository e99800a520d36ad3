import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ConfigError } from "./config-error"

type Environment = Record<string, string | undefined>

function storedSecret(directory: string): string {
  const path = join(directory, "auth-secret")
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString("base64url")
    writeFileSync(path, secret, { flag: "wx", mode: 0o600, flush: true })
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return readFileSync(path, "utf8").trim()
    throw new ConfigError(`AUTH_SECRET is not set and ${path} can't be written: ${(error as Error).message}.`)
  }
}

/**
 * Adds a stored AUTH_SECRET if none is set. Only one process uses an embedded store on disk, so the first start generates a
 * secret in DATA_DIR, in a file that only its owner may read. Tests set their own.
 * @throws ConfigError if the file can't be written
 */
export function withStoredSecret(env: Environment): Environment {
  if (!env.DATA_DIR || env.AUTH_SECRET || env.NODE_ENV === "test") return env
  return { ...env, AUTH_SECRET: storedSecret(env.DATA_DIR) }
}
