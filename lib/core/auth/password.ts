import { type Algorithm, hash, verify } from "@node-rs/argon2"

// OWASP's recommended minimum for argon2id: 19 MiB, two passes, one lane.
const options = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, options)

let decoy: Promise<string> | undefined

/** Whether the password matches. Without a hash it takes equally long and returns false, so timing reveals no accounts. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const matches = await verify(stored ?? (await decoy), password)
  return Boolean(stored) && matches
}
