import type { Answer } from "./api"
import { contents } from "./facts"

/** Checks a response to hostile input: no 5xx, and an error has a reason in JSON. */
function expectSound({ status, body }: Answer, what: unknown) {
  if (status >= 500) throw new Error(`${status} for ${JSON.stringify(what).slice(0, 300)}: ${JSON.stringify(body)}`)
  if (status < 400) return
  // Endpoints of v1 give the reason as the detail of a problem document.
  const { error, code, detail = "" } = body as { error?: unknown; code: string; detail?: string }
  const messages =
    typeof error === "object" ? Object.values(error as Record<string, string[]>).flat() : [error ?? detail]
  // Without Jest's matchers, which are slow even on success: this runs for some ten thousand responses.
  if (/^[a-z_]+$/.test(code) && messages.length > 0 && messages.every((message) => /\w/.test(String(message)))) return
  throw new Error(`no reason is given in ${JSON.stringify(body)} for ${JSON.stringify(what).slice(0, 300)}`)
}

let known: Awaited<ReturnType<typeof contents>> | undefined

/** Runs a request and checks that it wrote nothing if it was rejected. */
export async function harmless(send: () => Promise<Answer>, what: unknown) {
  known ??= await contents()
  const response = await send()
  expectSound(response, what)
  if (response.status < 400) {
    known = undefined
    return
  }
  const now = await contents()
  if (now !== known) expect([what, now]).toEqual([what, known])
}
