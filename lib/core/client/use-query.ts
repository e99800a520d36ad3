"use client"

import { useEffect, useState } from "react"
import useSWR, { type SWRConfiguration, useSWRConfig } from "swr"
import type { CallInput, CallOutput, Endpoint, EndpointReference } from "../http/endpoint"
import { addressOf } from "./address"
import { send } from "./call"
import type { CallError } from "./call-error"

let pageLoaded = false

/** What the server has just sent with a page load is fresh; after a move within the app it is shown, and asked again. */
function useFreshness(address: string | null): SWRConfiguration {
  const { fallback } = useSWRConfig()
  const [moved] = useState(pageLoaded)
  useEffect(() => {
    pageLoaded = true
  }, [])
  return { revalidateOnMount: moved || address === null || !(address in fallback) }
}

/**
 * What a GET call answers, kept by its address and asked again when a mutation clears it. Data that the page
 * prefetched stands there at first paint. While another input's answer is on its way the last one stands in, and
 * goes when that answer is a refusal: `data` beside an `error` is always this input's own, from before.
 * Pass the contract itself, or just its `method` and `path` typed by it.
 * @param input parameters and query; null asks nothing yet
 */
export function useQuery<E extends Endpoint>(
  call: EndpointReference<E>,
  input: CallInput<E> | null = {},
  options?: SWRConfiguration<CallOutput<E>, CallError>,
) {
  const address = input === null ? null : addressOf(call, input)
  const freshness = useFreshness(address)
  const { cache, fallback } = useSWRConfig()
  const answer = useSWR<CallOutput<E>, CallError>(address, send, { keepPreviousData: true, ...freshness, ...options })
  const isOwn = () => address !== null && (cache.get(address)?.data !== undefined || address in fallback)
  // Getters, as SWR's own: a component is drawn again for what it reads alone.
  return {
    get data() {
      return answer.error && !isOwn() ? undefined : answer.data
    },
    get error() {
      return answer.error
    },
    /** What stands here is not this input's answer. To SWR what the page prefetched is none: it is only asked again. */
    get isLoading() {
      return answer.isLoading && !isOwn()
    },
    get isValidating() {
      return answer.isValidating
    },
    mutate: answer.mutate,
  }
}
