import { type Algorithm, hash, verify } from "@node-rs/argon2"

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const options = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, options)

let decoy: Promise<string> | undefined

/** Whether the password fits. Without a hash it works just as long and says no, so that time doesn't tell who exists. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const fits = await verify(stored ?? (await decoy), password)
  return Boolean(stored) && fits
}
