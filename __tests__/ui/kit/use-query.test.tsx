import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { SWRConfig } from "swr"
import { useQuery } from "@/lib/core/client/use-query"
import { network } from "../users/support"

/** A search with fake responses that exposes `data`, `error` and `isLoading`. */
function Search() {
  const [q, setQ] = useState("ink")
  const { data, error, isLoading } = useQuery<never>(
    { method: "GET", path: "/things" } as never,
    { query: { q } } as never,
  )
  return (
    <>
      {["ink", "pen", "bad"].map((word) => (
        <button type="button" key={word} onClick={() => setQ(word)}>
          {word}
        </button>
      ))}
      <p>{isLoading ? "loading" : "at rest"}</p>
      <p>{`data: ${JSON.stringify(data) ?? "none"}`}</p>
      <p>{`error: ${(error as Error | undefined)?.message ?? "none"}`}</p>
    </>
  )
}

const show = (fallback = {}) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false, fallback }}>
      <Search />
    </SWRConfig>,
  )
const pick = (word: string) => userEvent.click(screen.getByRole("button", { name: word }))

test("the previous response is shown while the next one loads, and removed if that is an error", async () => {
  let release = () => {}
  network(({ query }) =>
    query.get("q") === "bad" ? { status: 400, body: { error: "No such word." } } : { body: query.get("q") },
  )
  const response = global.fetch
  global.fetch = jest.fn(async (...call: Parameters<typeof fetch>) => {
    if (String(call[0]).includes("bad")) await new Promise<void>((resolve) => (release = resolve))
    return response(...call)
  }) as typeof fetch
  show()
  await screen.findByText('data: "ink"')
  await pick("bad")
  expect(screen.getByText('data: "ink"')).toBeTruthy()
  release()
  await screen.findByText("error: No such word.")
  expect(screen.getByText("data: none")).toBeTruthy()
  await pick("pen")
  await screen.findByText('data: "pen"')
  expect(screen.getByText("error: none")).toBeTruthy()
})

test("the response for the same input stays if revalidation fails", async () => {
  let fails = false
  network(({ query }) => (fails ? { status: 500, body: { error: "Down." } } : { body: query.get("q") }))
  show()
  await screen.findByText('data: "ink"')
  await pick("pen")
  await screen.findByText('data: "pen"')
  fails = true
  await pick("ink")
  await screen.findByText("error: Down.")
  expect(screen.getByText('data: "ink"')).toBeTruthy()
})

test("prefetched data isn't loading while it is revalidated, another input is", async () => {
  let answered = 0
  let release = () => {}
  network(({ query }) => ({ body: query.get("q") }))
  const response = global.fetch
  global.fetch = jest.fn(async (...call: Parameters<typeof fetch>) => {
    await new Promise<void>((resolve) => (release = resolve))
    answered++
    return response(...call)
  }) as typeof fetch
  show({ "/api/things?q=ink": "sent along" })
  expect(screen.getByText('data: "sent along"')).toBeTruthy()
  // The first page load is over, so prefetched data is shown and revalidated.
  await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(1))
  expect(screen.getByText("at rest")).toBeTruthy()
  release()
  await screen.findByText('data: "ink"')
  expect(answered).toBe(1)
  await pick("pen")
  expect([screen.getByText("loading"), screen.getByText('data: "ink"')]).toHaveLength(2)
  release()
  await screen.findByText('data: "pen"')
  expect(screen.getByText("at rest")).toBeTruthy()
})
