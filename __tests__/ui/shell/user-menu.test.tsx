/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CustomizerKeeper } from "@/components/layout/customizer-keeper"
import { LanguageSwitch } from "@/components/layout/language-switch"
import { UserMenu } from "@/components/layout/user-menu"
import { renderShell } from "./support"

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }))
jest.mock("@/lib/core/i18n/navigation", () => ({
  usePathname: () => "/",
  Link: "a",
}))
jest.mock("@/components/layout/sign-out-button", () => ({
  SignOutButton: () => <button type="button">Sign out</button>,
}))

const person = { id: 1, fullName: "Ada Lindqvist", email: "admin@demo.com", role: "admin", avatar: "" }

test("the user menu opens the appearance settings; Esc closes them and returns to the menu's button", async () => {
  renderShell(
    <>
      <UserMenu person={person} pages={[]} />
      <CustomizerKeeper />
    </>,
  )
  const button = screen.getByRole("button", { name: /Ada Lindqvist/ })
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole("button", { name: "Appearance" }))
  const panel = await screen.findByRole("dialog", { name: "Appearance" })
  await waitFor(() => expect(screen.queryByRole("button", { name: "Sign out" })).toBeNull())
  await userEvent.click(screen.getByRole("radio", { name: "System" }))
  expect(document.documentElement).toHaveAttribute("data-skin", "system")
  await userEvent.keyboard("{Escape}")
  expect(panel).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test("languages are shown by their own names, marked as such, without flags", async () => {
  renderShell(<LanguageSwitch />)
  const button = screen.getByRole("button", { name: "Language: English EN" })
  expect(button).toHaveTextContent(/^English/)
  await userEvent.click(button)
  const links = screen.getAllByRole("link")
  expect(links.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ["en", "English"],
    ["de", "Deutsch"],
    ["fr", "Français"],
    ["pt", "Português"],
  ])
  expect(document.querySelector("img")).toBeNull()
})
