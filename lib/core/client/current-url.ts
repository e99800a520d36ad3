/** The state of a history entry that `changeUrl` wrote. */
interface Entry {
  address?: string
}

/**
 * The URL of the screen, ahead of rendering. Next writes each address to the history again when it has rendered it, so that
 * after several quick changes `window.location` goes back to an earlier one for a moment. A change based on that one would lose
 * the later ones. Next keeps the other state of the entry, and drops it when the user goes to another page.
 */
export function currentUrl(): URL {
  const { address } = (window.history.state ?? {}) as Entry
  return new URL(address ?? "", window.location.href)
}

/** The parameters of `currentUrl`. */
export const currentParams = (): URLSearchParams => currentUrl().searchParams

export interface HistoryOptions {
  /** True for steps that the Back button should skip, such as each letter of a search. */
  replace?: boolean
}

/** Changes the URL without a request for the page: Next follows the browser's history. @param address a path with parameters */
export function changeUrl(address: string, { replace = false }: HistoryOptions = {}): void {
  const entry: Entry = { address }
  if (replace) window.history.replaceState(entry, "", address)
  else window.history.pushState(entry, "", address)
}

/** Changes the parameters in the URL of the current screen. */
export function changeParams(params: URLSearchParams, options?: HistoryOptions): void {
  const search = params.toString()
  changeUrl(`${currentUrl().pathname}${search ? `?${search}` : ""}`, options)
}
