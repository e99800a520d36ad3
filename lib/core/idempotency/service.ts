import { createHash } from "node:crypto"
import { sealWith, unsealWith } from "../auth/sealed"
import { sqlState } from "../db/sqlstate"
import { tx } from "../db/tx"
import type { Actor, Scope } from "../db/types"
import { HttpError } from "../http/errors"
import * as store from "./store"

/** A key as a client sends it, with the request it stands for. */
export interface IdempotentRequest {
  key: string
  method: string
  path: string
  input: unknown[]
  upload?: Uint8Array
  /** Whether the input has a secret that could be guessed from its hash. */
  isSecret?: boolean
}

/** A response, and whether it is the one of an earlier request with the same key. */
export interface Answered {
  response: unknown
  isReplayed: boolean
}

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("base64url")
const lockTimeout = "55P03"

const inProgress = () => new HttpError(409, "idempotency_in_progress", { headers: { "retry-after": "1" } })

function hashesOf({ key, method, path, input, upload, isSecret }: IdempotentRequest) {
  // The key itself is not stored, so it hides the input.
  const salt = isSecret ? [key] : []
  return {
    keyHash: sha256(key),
    requestHash: sha256(JSON.stringify([method, path, input, upload ? sha256(upload) : null, ...salt])),
  }
}

const replayed = (answer: string, { key }: IdempotentRequest): Answered => ({
  response: JSON.parse(unsealWith(key, answer) ?? "null"),
  isReplayed: true,
})

/**
 * Takes a key for a write.
 * @returns the answer of the earlier request with this key, or undefined if the write may begin
 * @throws HttpError 422 if the key was used for another request, 409 if that request is still under way
 */
async function take(scope: Scope, request: IdempotentRequest, isLeased: boolean): Promise<Answered | undefined> {
  const { keyHash, requestHash } = hashesOf(request)
  const isFree = await store.insertKey(scope, keyHash, requestHash, isLeased).catch((error) => {
    throw sqlState(error) === lockTimeout ? inProgress() : error
  })
  if (isFree) return undefined
  const row = await store.findKey(scope, keyHash)
  if (!row) throw inProgress()
  if (row.requestHash !== requestHash) throw new HttpError(422, "idempotency_mismatch")
  if (row.answer === null) throw inProgress()
  return replayed(row.answer, request)
}

const keep = (scope: Scope, request: IdempotentRequest, response: unknown) =>
  store.saveAnswer(scope, hashesOf(request).keyHash, sealWith(request.key, JSON.stringify(response)))

/** Runs a write at most once per key, inside its transaction: key, answer and write are committed together. */
export async function once(scope: Scope, request: IdempotentRequest, run: () => Promise<unknown>): Promise<Answered> {
  const earlier = await take(scope, request, false)
  if (earlier) return earlier
  const response = await run()
  await keep(scope, request, response)
  return { response, isReplayed: false }
}

/**
 * Runs a write that opens its own transactions. A key whose process died is free again after `leaseSeconds`; if the process
 * died between the write and saving the answer, the next request with the key repeats the write.
 */
export async function onceOutside(
  actor: Actor,
  request: IdempotentRequest,
  run: () => Promise<unknown>,
): Promise<Answered> {
  const earlier = await tx(actor, (scope) => take(scope, request, true))
  if (earlier) return earlier
  let response: unknown
  try {
    response = await run()
  } catch (error) {
    await tx(actor, (scope) => store.releaseKey(scope, hashesOf(request).keyHash))
    throw error
  }
  await tx(actor, (scope) => keep(scope, request, response))
  return { response, isReplayed: false }
}

/** Whether a write with this key has succeeded. */
export async function isAnswered(actor: Actor, key: string): Promise<boolean> {
  const row = await tx(actor, (scope) => store.findKey(scope, sha256(key)))
  return row?.answer != null
}
