/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { pageWindow } from "@/components/ui/page-window"
import { Pagination } from "@/components/ui/pagination"
import { InEnglish } from "./kit"

jest.mock("@/lib/core/i18n/navigation", () => ({
  Link: ({ prefetch: _, ...rest }: ComponentProps<"a"> & { prefetch?: boolean }) => <a {...rest} />,
  useRouter: () => ({ prefetch: () => undefined }),
}))

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, "end-gap", 20]],
  [4, 20, [1, 2, 3, 4, 5, "end-gap", 20]],
  [5, 20, [1, "start-gap", 4, 5, 6, "end-gap", 20]],
  [16, 20, [1, "start-gap", 15, 16, 17, "end-gap", 20]],
  [17, 20, [1, "start-gap", 16, 17, 18, 19, 20]],
  [20, 20, [1, "start-gap", 16, 17, 18, 19, 20]],
])("page %p of %p shows %p", (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})

test("every window has the same length, includes its page, and has no gap that hides a single page", () => {
  for (let pages = 8; pages < 30; pages++)
    for (let page = 1; page <= pages; page++) {
      const shown = pageWindow(page, pages)
      expect(shown).toHaveLength(7)
      expect(shown).toContain(page)
      shown.forEach((entry, index) => {
        if (typeof entry === "string") expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2)
      })
    }
})

test("the current page is marked, the ends have no link, and a plain click is handled on the client", () => {
  const onPage = jest.fn()
  render(<Pagination page={1} pages={3} href={(page) => `?page=${page}`} onPage={onPage} />, { wrapper: InEnglish })
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 1")
  expect(screen.queryByRole("link", { name: "Previous" })).not.toBeInTheDocument()
  const next = screen.getByRole("link", { name: "Next" })
  expect(next).toHaveAttribute("href", "?page=2")
  fireEvent.click(next)
  expect(onPage).toHaveBeenCalledWith(2)
})
