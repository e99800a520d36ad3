"use client"

import { useCallback, useState } from "react"
import { useSWRConfig } from "swr"
import type { CallInput, CallOutput, Endpoint, EndpointReference } from "../http/endpoint"
import { apiPath } from "./address"
import { call } from "./call"

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
 * A write. `run` sends the request, then revalidates what it made stale; `busy` is true meanwhile.
 * @throws CallError from `run`
 */
export function useMutation<E extends Endpoint>(
  contract: EndpointReference<E>,
  { invalidates = [] }: MutationOptions = {},
) {
  const [busy, setBusy] = useState(false)
  const invalidate = useInvalidate()
  const run = async (input: CallInput<E> & { file?: Blob } = {}): Promise<CallOutput<E>> => {
    setBusy(true)
    try {
      const response = await call<E>(contract, input)
      await invalidate(invalidates)
      return response
    } finally {
      setBusy(false)
    }
  }
  return { run, busy }
}
