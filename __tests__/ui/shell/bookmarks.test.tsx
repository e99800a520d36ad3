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
const some = (starred: number, all = 14) => Array.from({ length: all }, (_, index) => page(index + 1, index < starred))

async function open() {
  await userEvent.click(screen.getByRole("button", { name: "Edit bookmarks" }))
  return screen.findByRole("searchbox")
}
const stars = () => screen.getAllByRole("button", { name: /^Bookmark “/ })

beforeEach(() => {
  global.fetch = jest.fn(async (_address, init) => {
    const { id } = JSON.parse(String(init?.body))
    return { ok: true, json: async () => page(id, true) }
  }) as unknown as typeof fetch
})

test("the first ten are icons, the rest are under the chevron", async () => {
  renderShell(<BookmarksBar pages={some(12)} />)
  expect(screen.getAllByRole("link")).toHaveLength(10)
  await userEvent.click(screen.getByRole("button", { name: "More bookmarks" }))
  expect(screen.getAllByRole("link")).toHaveLength(12)
})

test("up to ten need no chevron", () => {
  renderShell(<BookmarksBar pages={some(10)} />)
  expect(screen.queryByRole("button", { name: "More bookmarks" })).not.toBeInTheDocument()
})

test("the box lists the current ones, and up to six suggestions while typing", async () => {
  renderShell(<BookmarksBar pages={some(2)} />)
  const input = await open()
  expect(stars()).toHaveLength(2)
  await userEvent.type(input, "page")
  expect(stars()).toHaveLength(6)
})

test("toggling a star sends a request, and the box stays open", async () => {
  renderShell(<BookmarksBar pages={some(0)} />)
  const input = await open()
  await userEvent.type(input, "Page 3")
  await userEvent.click(screen.getByRole("button", { name: "Bookmark “Page 3”" }))
  expect(global.fetch).toHaveBeenCalledWith("/api/bookmarks/update", expect.objectContaining({ body: '{"id":3}' }))
  expect(input).toBeInTheDocument()
  const bar = screen.getByRole("navigation", { name: "Bookmarks" })
  expect(within(bar).getAllByRole("link", { name: "Page 3" }).length).toBeGreaterThan(0)
})

test("a star that can't be saved is reverted with a message", async () => {
  global.fetch = jest.fn(async () => ({ ok: false, status: 500, json: async () => ({}) })) as unknown as typeof fetch
  renderShell(<BookmarksBar pages={some(0)} />)
  await userEvent.type(await open(), "Page 3")
  await userEvent.click(screen.getByRole("button", { name: "Bookmark “Page 3”" }))
  expect(await screen.findByRole("alert")).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Bookmark “Page 3”" })).toHaveAttribute("aria-pressed", "false")
})

test.each(["{Enter}", "{Escape}"])("%s closes the box and returns the focus", async (key) => {
  renderShell(<BookmarksBar pages={some(1)} />)
  await open()
  await userEvent.keyboard(key)
  await waitFor(() => expect(screen.queryByRole("searchbox")).not.toBeInTheDocument())
  expect(screen.getByRole("button", { name: "Edit bookmarks" })).toHaveFocus()
})
