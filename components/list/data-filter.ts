import type { ComboboxOption } from "@/components/ui/combobox"
import type { CallInput, CallOutput, Endpoint, EndpointReference } from "@/lib/core/http/endpoint"
import type { DataFilter } from "./types"

interface Options<E extends Endpoint> {
  /** Name of the address's query parameter. Its rule is a parser: see lib/core/client/filter-parsers.ts. */
  name: string
  label: string
  /** Lists the options. */
  endpoint: EndpointReference<E>
  options: (response: CallOutput<E>) => ComboboxOption[]
  /** For endpoints that search: the query for a typed text. Without it, the browser searches the listed options. */
  search?: (text: string) => CallInput<E>["query"]
  /** With `search`: the query that lists the selected option alone, because a search may not find it. */
  find?: (value: string) => CallInput<E>["query"]
}

/** A filter whose options are data: accounts, clients, people. They load when the user reaches for them. */
export const dataFilter = <E extends Endpoint>(options: Options<E>): DataFilter =>
  ({ kind: "data", ...options }) as unknown as DataFilter
