import { changeParams, changeUrl, currentParams, currentUrl } from "@/lib/core/client/current-url"

beforeEach(() => window.history.replaceState(null, "", "/de/apps/calendar?date=2031-06-10"))

/** Writes a rendered address to the history, as Next does a moment after the change. */
const render = (address: string) => window.history.replaceState(window.history.state, "", address)
const set = (name: string, value: string, replace = false) => {
  const params = currentParams()
  params.set(name, value)
  changeParams(params, { replace })
}

test("a change keeps those before it, even if an earlier address is rendered in between", () => {
  set("date", "2031-06-17", true)
  set("date", "2031-06-18", true)
  render("/de/apps/calendar?date=2031-06-17")
  expect(window.location.search).toBe("?date=2031-06-17")
  expect(currentParams().get("date")).toBe("2031-06-18")
  set("open", "add")
  expect(window.location.href).toMatch(/\/de\/apps\/calendar\?date=2031-06-18&open=add$/)
})

test("a page that the browser or a link has opened counts, not the last change", () => {
  changeUrl("/de/apps/todo?filter=done")
  window.history.pushState(null, "", "/de/apps/email?mail=3")
  expect(currentUrl().href).toMatch(/\/de\/apps\/email\?mail=3$/)
})

test("the parameters of a page can all be removed, and Back skips replaced ones", () => {
  const { length } = window.history
  changeParams(new URLSearchParams(), { replace: true })
  expect([window.location.pathname, window.location.search, window.history.length]).toEqual([
    "/de/apps/calendar",
    "",
    length,
  ])
  set("q", "paper")
  expect(window.history.length).toBe(length + 1)
})
