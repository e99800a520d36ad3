/** @jest-environment jsdom */
import { act } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CollapseButton } from "@/components/layout/collapse-button"
import { SkinSwitch } from "@/components/layout/skin-switch"
import { followColourScheme, readPreferences, resetPreferences, setPreference } from "@/lib/core/client/preferences"
import {
  defaultPreferences,
  parsePreferences,
  preferenceAttributes,
  serializePreferences,
} from "@/lib/core/preferences"
import { renderShell } from "./support"

jest.mock("@/lib/core/i18n/navigation", () => ({ usePathname: () => "/", Link: "a" }))

const root = document.documentElement
const original = window.matchMedia

/** Sets the browser's colour scheme. @returns a function that changes it, as the operating system does at dusk */
function colourScheme(dark: boolean) {
  const scheme = Object.assign(new EventTarget(), { matches: dark })
  window.matchMedia = () => scheme as unknown as MediaQueryList
  return (isDark: boolean) => {
    scheme.matches = isDark
    scheme.dispatchEvent(new Event("change"))
  }
}

beforeEach(() => {
  window.matchMedia = original
  localStorage.clear()
  resetPreferences()
})

test.each([undefined, "", "skin", "skin=", "skin=pink", "colour=<script>", "&&==&", "constructor=dark", "__proto__=x"])(
  "a cookie of %p gives the defaults",
  (value) => expect(parsePreferences(value)).toEqual(defaultPreferences),
)

test("valid preferences are kept beside invalid ones", () => {
  const parsed = parsePreferences("skin=dark&footer=flying&layout=horizontal&x=1")
  expect(parsed).toEqual({ ...defaultPreferences, skin: "dark", layout: "horizontal" })
})

test("preferences survive a round trip through the cookie", () => {
  const chosen = { ...defaultPreferences, skin: "semi-dark", transition: "fade-left", direction: "rtl" } as const
  expect(parsePreferences(serializePreferences(chosen))).toEqual(chosen)
  expect(serializePreferences(defaultPreferences)).toBe("")
})

test("the direction is the document's own attribute", () => {
  const attributes = preferenceAttributes({ ...defaultPreferences, direction: "rtl" })
  expect(attributes).toMatchObject({ dir: "rtl", "data-skin": "light" })
  expect(attributes).not.toHaveProperty("data-direction")
})

test("a choice applies at once and is remembered", () => {
  act(() => setPreference("navbar", "sticky"))
  expect(document.documentElement).toHaveAttribute("data-navbar", "sticky")
  expect(readPreferences().navbar).toBe("sticky")
  act(() => resetPreferences())
  expect(document.documentElement).toHaveAttribute("data-navbar", "floating")
})

test("the skin switch turns dark on and off", async () => {
  const { getByRole } = renderShell(<SkinSwitch />)
  const button = getByRole("button", { name: "Dark skin" })
  await userEvent.click(button)
  expect(document.documentElement).toHaveClass("dark")
  expect(button).toHaveAttribute("aria-pressed", "true")
  await userEvent.click(button)
  expect(document.documentElement).not.toHaveClass("dark")
})

test("switching to dark and back keeps the previous light skin", async () => {
  act(() => setPreference("skin", "bordered"))
  const { getByRole } = renderShell(<SkinSwitch />)
  await userEvent.click(getByRole("button", { name: "Dark skin" }))
  await userEvent.click(getByRole("button", { name: "Dark skin" }))
  expect(readPreferences().skin).toBe("bordered")
})

test("the system skin follows the browser's colour scheme, and tells the server", () => {
  const change = colourScheme(true)
  const stop = followColourScheme()
  expect(root).not.toHaveClass("dark")
  setPreference("skin", "system")
  expect(root).toHaveClass("dark")
  expect(document.cookie).toContain("scheme=dark")
  change(false)
  expect(root).not.toHaveClass("dark")
  expect(document.cookie).toContain("scheme=light")
  setPreference("skin", "light")
  change(true)
  expect(root).not.toHaveClass("dark")
  stop()
})

test("the skin switch leaves a dark system skin for a light one, and returns to the system skin while that is light", async () => {
  colourScheme(true)
  setPreference("skin", "system")
  const { getByRole } = renderShell(<SkinSwitch />)
  const button = getByRole("button", { name: "Dark skin" })
  expect(button).toHaveAttribute("aria-pressed", "true")
  await userEvent.click(button)
  expect([readPreferences().skin === "system", root.classList.contains("dark")]).toEqual([false, false])
  colourScheme(false)
  act(() => setPreference("skin", "system"))
  await userEvent.click(button)
  await userEvent.click(button)
  expect([readPreferences().skin, root.classList.contains("dark")]).toEqual(["system", false])
})

test("a collapsed menu is remembered under menuCollapsed", async () => {
  const { getByRole } = renderShell(<CollapseButton />)
  const button = getByRole("button", { name: "Collapse menu" })
  await userEvent.click(button)
  expect(localStorage.getItem("menuCollapsed")).toBe("true")
  expect(document.documentElement.dataset.menuCollapsed).toBe("true")
  expect(button).toHaveAttribute("aria-pressed", "true")
  await userEvent.click(button)
  expect(localStorage.getItem("menuCollapsed")).toBe("false")
})
