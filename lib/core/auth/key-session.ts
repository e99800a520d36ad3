import { config } from "../config"
import type { ClientInfo } from "../http/client-info"
import type { Endpoint } from "../http/endpoint"
import { HttpError } from "../http/errors"
import { networkOf } from "../http/network"
import { countTry } from "../http/rate-limit"
import { nouns } from "../nouns"
import { mayCall } from "./key-scopes"
import { isKeyToken } from "./key-token"
import { type Principal, type PrincipalKey, principalOfKey } from "./principal"
import { hashOfSecret } from "./secrets"

const ids = new Map<string, string>()
const maxIds = 5_000

/** The id of a token's key. Cached, because a token never changes keys. */
async function idOf(token: string): Promise<string | undefined> {
  const hash = hashOfSecret(token)
  const known = ids.get(hash)
  if (known) return known
  const id = await nouns().keys.findId(hash)
  if (!id) return undefined
  if (ids.size >= maxIds) ids.delete(ids.keys().next().value as string)
  ids.set(hash, id)
  return id
}

/**
 * The caller with an API key; undefined if the key doesn't work.
 * @throws TooManyTries after too many unknown keys from one network
 */
export async function principalOfToken(
  token: string,
  { address }: Pick<ClientInfo, "address">,
): Promise<Principal | undefined> {
  if (!isKeyToken(token)) return undefined
  const id = await idOf(token)
  if (!id) {
    await countTry("api-key:network", networkOf(address), config().RATE_LIMIT_ADDRESS)
    return undefined
  }
  const principal = await principalOfKey(id)
  if (principal) nouns().keys.recordUse(id, address)
  else nouns().keys.recordRejected(id, address)
  return principal
}

/** @throws HttpError 403 `key_not_allowed` if a key's scopes don't include an endpoint */
export async function requireScope(endpoint: Endpoint, { scopes }: PrincipalKey): Promise<void> {
  if (endpoint.closedToKeys || endpoint.confirmed) throw new HttpError(403, "key_not_allowed")
  const noun = await nouns().keys.nounOf(endpoint)
  const isRead = endpoint.method === "GET"
  if (mayCall(scopes, noun, isRead)) return
  if (noun === undefined && !isRead) throw new HttpError(403, "key_not_allowed")
  const scope = noun === undefined ? "read" : `${noun}:${isRead ? "read" : "write"}`
  const mayWrite = scopes.some((held) => held.endsWith(":write"))
  throw new HttpError(403, "key_not_allowed", { message: [isRead || mayWrite ? "keyScope" : "keyReadOnly", { scope }] })
}
