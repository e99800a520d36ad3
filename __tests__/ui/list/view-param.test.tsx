import { act, renderHook } from "@testing-library/react"
import { useViewParam } from "@/lib/core/client/use-list-state"

/** The rendered parameters, which are behind the URL. */
let rendered = new URLSearchParams()
jest.mock("next/navigation", () => ({ useSearchParams: () => rendered }))

function open() {
  window.history.replaceState(null, "", "/en/books")
  rendered = new URLSearchParams()
  const { result, rerender } = renderHook(() => useViewParam("zero"))
  const set = (value: string | null) => act(() => result.current[1](value, { replace: true }))
  const render = (search: string) => {
    rendered = new URLSearchParams(search)
    rerender()
  }
  return { set, render, value: () => result.current[0] }
}

test("a parameter has its new value at once, before Next has rendered it", () => {
  const { set, render, value } = open()
  set("hidden")
  expect([value(), window.location.search]).toEqual(["hidden", "?zero=hidden"])
  render("zero=hidden")
  expect(value()).toBe("hidden")
  set(null)
  expect([value(), window.location.search]).toEqual([null, ""])
})

test("of several quick changes the last one stays while the earlier ones are rendered", () => {
  const { set, render, value } = open()
  set("hidden")
  set(null)
  set("shown")
  for (const search of ["zero=hidden", "", "zero=shown"]) {
    render(search)
    expect(value()).toBe("shown")
  }
})

test("once it is rendered, the URL leads again", () => {
  const { set, render, value } = open()
  set("hidden")
  render("zero=hidden")
  window.history.replaceState(null, "", "/en/books")
  render("")
  expect(value()).toBe(null)
})

test("Back undoes a change that Next hasn't rendered yet", () => {
  const { set, value } = open()
  set("hidden")
  window.history.replaceState(null, "", "/en/books")
  act(() => {
    window.dispatchEvent(new PopStateEvent("popstate"))
  })
  expect(value()).toBe(null)
})
