import { authOptions } from "@/lib/features/auth/next-auth/options"
import { type Caller, caller, nobody } from "./api"
import { newAuthenticator, type Wrong } from "./authenticator"
import { confirmed } from "./confirm"
import { colleague } from "./people"

const root = "/api/v1/passkeys"

export const registrationOptions = async (who: Caller) => (await who.post(`${root}/registration-options`)).body
export const signInOptions = async () => (await nobody.post(`${root}/sign-in-options`)).body
export const confirmationOptions = async (who: Caller) => (await who.post(`${root}/confirmation-options`)).body
export const register = (who: Caller, credential: object, name?: string) => who.post(root, { credential, name })
export const list = async (who: Caller) => (await who.get(root)).body

/** Confirms a sign-in as the dialog does. */
export const confirmWithPasskey = (who: Caller, passkey: object) => who.post("/account-setting/confirm", { passkey })

/** Adds a passkey to a user whose sign-in is confirmed. */
export async function addPasskey(who: Caller, authenticator = newAuthenticator()) {
  const { status, body } = await register(who, authenticator.create(await registrationOptions(who)), "Laptop")
  if (status !== 201) throw new Error(`adding a passkey answered ${status} ${JSON.stringify(body)}`)
  return { authenticator, passkey: body }
}

/** A colleague with a passkey, whose sign-in is confirmed. */
export async function withPasskey(role = "editor", options: Parameters<typeof newAuthenticator>[0] = {}) {
  const me = await colleague(role)
  const password = `the secret of ${me.user.id}`
  await confirmed(me, password)
  return { ...me, password, ...(await addPasskey(me, newAuthenticator(options))) }
}

interface Provider {
  options: { id?: string; authorize(credentials: object, request: object): Promise<{ accessToken: string }> }
}

/** Signs in as a browser does. @returns the signed-in caller @throws Error with the code of the failure */
export async function signInByAssertion(assertion: object | string, address = "192.0.2.1"): Promise<Caller> {
  const providers = authOptions().providers as unknown as Provider[]
  const provider = providers.find(({ options }) => options.id === "passkey") as Provider
  const text = typeof assertion === "string" ? assertion : JSON.stringify(assertion)
  const signedIn = await provider.options.authorize({ assertion: text }, { headers: { "x-forwarded-for": address } })
  return caller(signedIn.accessToken)
}

/** Signs a user in with their passkey, or with one that is wrong in some way. */
export const signInByPasskey = async (
  { authenticator }: Pick<Awaited<ReturnType<typeof addPasskey>>, "authenticator">,
  wrong: Wrong = {},
): Promise<Caller> => signInByAssertion(authenticator.get(await signInOptions(), wrong))
