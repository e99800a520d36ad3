import { type Caller, caller } from "./api"

const nextYear = new Date(Date.now() + 300 * 86_400_000).toISOString()

/** Creates an API key as a caller who has confirmed their sign-in. @returns the answer and a caller with the key */
export async function keyOf(who: Caller, scopes: string[], more: { name?: string; expiresAt?: string | null } = {}) {
  const { status, body } = await who.post("/api/v1/api-keys", {
    name: "A program",
    scopes,
    expiresAt: nextYear,
    ...more,
  })
  if (status !== 201) throw new Error(`creating a key answered ${status} ${JSON.stringify(body)}`)
  return { key: body, program: caller(body.token) }
}
