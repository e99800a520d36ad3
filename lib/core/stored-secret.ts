import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ConfigError } from "./config-error"

type Environment = Record<string, string | undefined>

function storedSecret(directory: string): string {
  const path = join(directory, "auth-secret")
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const made = Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString("base64url")
    writeFileSync(path, made, { flag: "wx", mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return readFileSync(path, "utf8").trim()
    throw new ConfigError(`AUTH_SECRET is not set and ${path} can't be written: ${(error as Error).message}.`)
  }
}

/**
 * An embedded store on disk has one process, so it can keep its own secret: without AUTH_SECRET one is made at the first start
 * and stored in DATA_DIR, readable by its owner only. Tests choose their own.
 * @throws ConfigError where the file can't be written
 */
export function withStoredSecret(env: Environment): Environment {
  if (!env.DATA_DIR || env.AUTH_SECRET || env.NODE_ENV === "test") return env
  return { ...env, AUTH_SECRET: storedSecret(env.DATA_DIR) }
}
