"use client"

import { useCallback, useState } from "react"
import { useSWRConfig } from "swr"
import type { CallInput, CallOutput, Endpoint, EndpointReference } from "../http/endpoint"
import { apiPath } from "./address"
import { call } from "./call"
import { createIdempotencyKeys } from "./idempotency-keys"

/** `invalidates`: endpoints whose cached responses the write makes stale. */
export interface MutationOptions {
  invalidates?: { path: string }[]
}

/** Returns a function that revalidates the cached responses of endpoints, whatever their query. */
export function useInvalidate() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (calls: { path: string }[]) => {
      const paths = calls.map(({ path }) => apiPath(path).replace(/\{.*$/, ""))
      return mutate((key) => typeof key === "string" && paths.some((path) => key.split("?")[0]?.startsWith(path)))
    },
    [mutate],
  )
}

/**
 * A write, which takes effect once even if the user clicks twice or retries after a lost response. `run` sends the request,
 * then revalidates what it made stale; `busy` is true meanwhile.
 * @throws CallError from `run`
 */
export function useMutation<E extends Endpoint>(
  contract: EndpointReference<E>,
  { invalidates = [] }: MutationOptions = {},
) {
  const [busy, setBusy] = useState(false)
  const [withKey] = useState(() => createIdempotencyKeys(`${contract.method} ${contract.path}`))
  const invalidate = useInvalidate()
  const run = async (input: CallInput<E> & { file?: Blob } = {}): Promise<CallOutput<E>> => {
    setBusy(true)
    try {
      const response = await withKey(input, (idempotencyKey) => call<E>(contract, { ...input, idempotencyKey }))
      await invalidate(invalidates)
      return response
    } finally {
      setBusy(false)
    }
  }
  return { run, busy }
}
