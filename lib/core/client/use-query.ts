"use client"

import { useEffect, useState } from "react"
import useSWR, { type SWRConfiguration, useSWRConfig } from "swr"
import type { CallInput, CallOutput, Endpoint, EndpointReference } from "../http/endpoint"
import { addressOf } from "./address"
import { send } from "./call"
import type { CallError } from "./call-error"

let pageLoaded = false

/** Data prefetched with a full page load is fresh. After a navigation within the app it is shown and revalidated. */
function useFreshness(address: string | null): SWRConfiguration {
  const { fallback } = useSWRConfig()
  const [moved] = useState(pageLoaded)
  useEffect(() => {
    pageLoaded = true
  }, [])
  return { revalidateOnMount: moved || address === null || !(address in fallback) }
}

/**
 * The response of a GET endpoint, cached by URL and revalidated when a mutation invalidates it. Data that the page
 * prefetched is available at the first paint. While a new input loads, `data` is the previous input's; if the new request
 * fails, it becomes undefined. So `data` next to an `error` is always older data of the same input.
 * Pass the contract itself, or its `method` and `path` as an `EndpointReference`.
 * @param input parameters and query; null sends no request
 */
export function useQuery<E extends Endpoint>(
  endpoint: EndpointReference<E>,
  input: CallInput<E> | null = {},
  options?: SWRConfiguration<CallOutput<E>, CallError>,
) {
  const address = input === null ? null : addressOf(endpoint, input)
  const freshness = useFreshness(address)
  const { cache, fallback } = useSWRConfig()
  const response = useSWR<CallOutput<E>, CallError>(address, send, { keepPreviousData: true, ...freshness, ...options })
  const isOwn = () => address !== null && (cache.get(address)?.data !== undefined || address in fallback)
  // Getters, like SWR's: a component re-renders only for the properties it reads.
  return {
    get data() {
      return response.error && !isOwn() ? undefined : response.data
    },
    get error() {
      return response.error
    },
    /** True while `data` isn't this input's. SWR does not count prefetched data as loaded, so `isOwn` corrects that. */
    get isLoading() {
      return response.isLoading && !isOwn()
    },
    get isValidating() {
      return response.isValidating
    },
    mutate: response.mutate,
  }
}
