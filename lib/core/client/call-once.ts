import type { CallInput, CallOutput, Endpoint, EndpointReference } from "../http/endpoint"
import { call } from "./call"
import { createIdempotencyKeys } from "./idempotency-keys"

const keysOf = new Map<string, ReturnType<typeof createIdempotencyKeys>>()

/**
 * Like `call`, for a write that makes something. If its response is lost, the same write sent again, also after a reload,
 * takes effect once. Two at the same time are two writes: use `useMutation` where a double click is possible.
 * @throws CallError
 */
export function callOnce<E extends Endpoint>(
  contract: EndpointReference<E>,
  input: CallInput<E> & { file?: Blob },
): Promise<CallOutput<E>> {
  const write = `${contract.method} ${contract.path}`
  const withKey = keysOf.get(write) ?? createIdempotencyKeys(write, { joins: false })
  keysOf.set(write, withKey)
  return withKey(input, (idempotencyKey) => call<E>(contract, { ...input, idempotencyKey }))
}
