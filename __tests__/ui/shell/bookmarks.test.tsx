/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { BookmarksBar } from "@/components/features/bookmarks/bookmarks-bar"
import { renderShell } from "./support"

jest.mock("@/lib/core/i18n/navigation", () => ({
  Link: ({ prefetch: _, ...rest }: { prefetch?: boolean }) => (
    <a {...rest}>{"children" in rest && <>{rest.children}</>}</a>
  ),
  usePathname: () => "/",
  useRouter: () => ({ prefetch() {} }),
}))

const page = (id: number, isBookmarked: boolean) => ({
  ...{ id, isBookmarked, target: `page${id}`, title: `Page ${id}`, icon: "Users", link: `/page/${id}` },
})
const all = (starred: number) => Array.from({ length: 14 }, (_, index) => page(index + 1, index < starred))

/** Shows the bar of a user with this number of bookmarks. `update` answers its writes. */
function show(
  starred: number,
  update: (id: number) => object = (id) => ({ ok: true, json: async () => page(id, true) }),
) {
  const suggestions = all(starred)
  const bookmarks = suggestions.filter(({ isBookmarked }) => isBookmarked)
  global.fetch = jest.fn(async (_address, init) =>
    init?.method === "POST"
      ? update(JSON.parse(String(init.body)).id)
      : { ok: true, json: async () => ({ suggestions, bookmarks }) },
  ) as unknown as typeof fetch
  renderShell(<BookmarksBar bookmarked={bookmarks} />)
}

async function open() {
  await userEvent.click(screen.getByRole("button", { name: "Edit bookmarks" }))
  return screen.findByRole("searchbox")
}
const stars = () => screen.getAllByRole("button", { name: /^Bookmark “/ })

test("the first ten are icons, the rest are under the chevron", async () => {
  show(12)
  expect(screen.getAllByRole("link")).toHaveLength(10)
  await userEvent.click(screen.getByRole("button", { name: "More bookmarks" }))
  expect(screen.getAllByRole("link")).toHaveLength(12)
})

test("up to ten need no chevron", () => {
  show(10)
  expect(screen.queryByRole("button", { name: "More bookmarks" })).not.toBeInTheDocument()
})

test("the box lists the current ones, and up to six suggestions while typing", async () => {
  show(2)
  const input = await open()
  expect(stars()).toHaveLength(2)
  await userEvent.type(input, "page")
  expect(stars()).toHaveLength(6)
})

test("toggling a star sends a request, and the box stays open", async () => {
  show(0)
  const input = await open()
  await userEvent.type(input, "Page 3")
  await userEvent.click(screen.getByRole("button", { name: "Bookmark “Page 3”" }))
  expect(global.fetch).toHaveBeenCalledWith("/api/bookmarks/update", expect.objectContaining({ body: '{"id":3}' }))
  expect(input).toBeInTheDocument()
  const bar = screen.getByRole("navigation", { name: "Bookmarks" })
  expect(within(bar).getAllByRole("link", { name: "Page 3" }).length).toBeGreaterThan(0)
})

test("a star that can't be saved is reverted with a message", async () => {
  show(0, () => ({ ok: false, status: 500, json: async () => ({}) }))
  await userEvent.type(await open(), "Page 3")
  await userEvent.click(screen.getByRole("button", { name: "Bookmark “Page 3”" }))
  expect(await screen.findByRole("alert")).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Bookmark “Page 3”" })).toHaveAttribute("aria-pressed", "false"),
  )
})

test.each(["{Enter}", "{Escape}"])("%s closes the box and returns the focus", async (key) => {
  show(1)
  await open()
  await userEvent.keyboard(key)
  await waitFor(() => expect(screen.queryByRole("searchbox")).not.toBeInTheDocument())
  expect(screen.getByRole("button", { name: "Edit bookmarks" })).toHaveFocus()
})
