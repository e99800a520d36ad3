/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react"
import { Suspense, startTransition, use, useState } from "react"
import { MenuLink } from "@/components/layout/menu-link"
import { NavigationProgress } from "@/components/layout/navigation-progress"
import { RouteTransition } from "@/components/layout/route-transition"
import { renderShell } from "./support"

interface LinkProps {
  href: string
  prefetch?: boolean
  children: string
  onNavigate: (event: object) => void
}

let navigate: () => void
jest.mock("@/lib/core/i18n/navigation", () => ({
  usePathname: () => "/apps/todo",
  useRouter: () => ({ prefetch: () => undefined }),
  Link: ({ href, prefetch: _, children, onNavigate, ...rest }: LinkProps) => (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault()
        onNavigate({})
        navigate()
      }}
    >
      {children}
    </a>
  ),
}))

let arrive: (name: string) => void
let fail: (error: Error) => void

/** Stands for Next's router: the next page is a promise, set in a transition. */
function Pages() {
  const [page, setPage] = useState<Promise<string> | string>("Tasks")
  navigate = () => {
    const next = new Promise<string>((resolve, reject) => {
      arrive = resolve
      fail = reject
    }).catch(() => "Failed")
    startTransition(() => setPage(next))
  }
  return <h1>{typeof page === "string" ? page : use(page)}</h1>
}

const bar = () => document.querySelector(".route-progress")
const entry = () => screen.getByRole("link", { name: "Calendar" })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  renderShell(
    <>
      <NavigationProgress />
      <MenuLink href="/apps/calendar" current={undefined}>
        Calendar
      </MenuLink>
      <RouteTransition>
        <Suspense fallback="never shown">
          <Pages />
        </Suspense>
      </RouteTransition>
    </>,
  )
})
afterEach(() => jest.useRealTimers())

test("a slow page shows a bar, its menu entry as pending and a status, until it arrives", async () => {
  fireEvent.click(entry())
  await pass(100)
  expect(bar()).toBeNull()
  await pass(100)
  expect(bar()).toBeInTheDocument()
  expect(entry()).toHaveAttribute("data-pending")
  expect(screen.getByRole("status")).toHaveTextContent("Loading…")
  expect(screen.getByRole("main")).toHaveAttribute("aria-busy", "true")
  expect(screen.getByRole("heading")).toHaveTextContent("Tasks")

  arrive("Calendar page")
  await pass(50)
  expect(screen.getByRole("heading")).toHaveTextContent("Calendar page")
  expect(bar()).toBeNull()
  expect(entry()).not.toHaveAttribute("data-pending")
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  expect(screen.getByRole("main")).not.toHaveAttribute("aria-busy")
})

test("a quick page shows no bar", async () => {
  fireEvent.click(entry())
  await pass(100)
  arrive("Calendar page")
  await pass(500)
  expect(screen.getByRole("heading")).toHaveTextContent("Calendar page")
  expect(bar()).toBeNull()
})

test("the bar ends when the page fails", async () => {
  fireEvent.click(entry())
  await pass(300)
  expect(bar()).toBeInTheDocument()
  fail(new Error("no connection"))
  await pass(50)
  expect(bar()).toBeNull()
})
