/** @jest-environment jsdom */
import { act } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CollapseButton } from "@/components/layout/collapse-button"
import { SkinSwitch } from "@/components/layout/skin-switch"
import { readPreferences, resetPreferences, setPreference } from "@/lib/core/client/preferences"
import {
  defaultPreferences,
  parsePreferences,
  preferenceAttributes,
  serializePreferences,
} from "@/lib/core/preferences"
import { renderShell } from "./support"

jest.mock("@/lib/core/i18n/navigation", () => ({ usePathname: () => "/", Link: "a" }))

beforeEach(() => {
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
