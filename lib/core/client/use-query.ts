"use client"

import useSWR, { type SWRConfiguration } from "swr"
import type { CallInput, CallOutput, Endpoint } from "../http/endpoint"
import { addressOf } from "./address"
import { send } from "./call"
import type { CallError } from "./call-error"

/**
 * What a GET call answers, kept by its address and asked again when a mutation clears it. Data that the page
 * prefetched stands there at first paint. Pass the contract itself, or just its `method` and `path` typed by it.
 * @param input parameters and query; null asks nothing yet
 */
export function useQuery<E extends Endpoint>(
  call: Pick<E, "method" | "path"> & Partial<E>,
  input: CallInput<E> | null = {},
  options?: SWRConfiguration<CallOutput<E>, CallError>,
) {
  return useSWR<CallOutput<E>, CallError>(input === null ? null : addressOf(call, input), send, {
    keepPreviousData: true,
    ...options,
  })
}
