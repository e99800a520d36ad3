import { open, type Window } from "./browser"

export interface Account {
  email: string
  username: string
  password: string
}
let founded = 0

/** Registers a user with a new workspace, without signing a browser in. */
export async function found({ context }: Window): Promise<Account> {
  const username = `founder${Date.now().toString(36)}${++founded}`
  const account = { email: `${username}@elsewhere.example`, username, password: "long enough 1" }
  const response = await context.request.post("/jwt/register", { data: account })
  if (!response.ok()) throw new Error(`registering answered ${response.status()}`)
  return account
}

/** Signs a browser in without the form. @returns next-auth's error, if any */
export async function signInQuietly(
  { context }: Window,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<string | undefined> {
  const { csrfToken } = await (await context.request.get("/api/auth/csrf")).json()
  const form = { csrfToken, email, password, json: "true" }
  const response = await (await context.request.post("/api/auth/callback/credentials", { form })).json()
  return new URL(response.url).searchParams.get("error") ?? undefined
}

/** A window with the signed-in founder of a new workspace. */
export async function openFounder(options: Parameters<typeof open>[0] = {}): Promise<Window & { account: Account }> {
  const window = await open(options)
  const account = await found(window)
  await signInQuietly(window, account)
  return { ...window, account }
}
