/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { SignInFailure } from "@/components/features/auth/sign-in"
import { SignInAgainHost } from "@/components/features/auth/sign-in-again-host"
import { type SessionSettings, SessionSettingsProvider } from "@/components/layout/session-settings"
import { call } from "@/lib/core/client/call"
import auth from "@/messages/en/auth.json"
import shell from "@/messages/en/shell.json"
import ui from "@/messages/en/ui.json"
import { until } from "../../support/until"

const attempts: (string | undefined)[][] = []
let outcome: (code?: string) => SignInFailure | undefined
jest.mock("@/components/features/auth/sign-in", () => ({
  prepareSignIn: async () => undefined,
  signInWith: async (...attempt: string[]) => {
    attempts.push(attempt)
    const reason = outcome(attempt[2])
    if (!reason) alive = true
    return reason
  },
}))
const left: string[] = []
jest.mock("@/components/layout/sign-out", () => ({
  goToLogin: (notice: string) => left.push(notice),
  forgetUserData: () => left.push("forgotten"),
  startOver: () => left.push("home"),
}))

let alive = false
let person = "1/1"
const requests: string[] = []

const settings = {
  ...{ userDataKey: "userData", lifetimeSeconds: 600, remainingSeconds: 600, expiresAt: 0, person: "1/1" },
  userData: { email: "ada@example.org" },
} as SessionSettings

beforeEach(() => {
  attempts.length = left.length = requests.length = 0
  alive = false
  person = "1/1"
  outcome = () => undefined
  global.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    requests.push(`${init.method ?? "GET"} ${address} ${init.body ?? ""}`.trim())
    const json = async () => {
      if (address !== "/api/auth/session") return alive ? { done: true } : { code: "unauthorized", error: "Sign in." }
      return alive ? { user: { person }, expires: new Date(Date.now() + 600_000).toISOString() } : {}
    }
    const ok = alive || address === "/api/auth/session"
    return { ok, status: ok ? 200 : 401, json }
  }) as unknown as typeof fetch
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ shell, ui, auth }}>
      <SessionSettingsProvider value={settings}>
        <input aria-label="Note" defaultValue="Typed for half an hour" />
        <SignInAgainHost />
      </SessionSettingsProvider>
    </NextIntlClientProvider>,
  )
})

const save = { method: "POST", path: "/api/notes/save" } as const
const read = { method: "GET", path: "/api/notes/list" } as const
const send = (endpoint: typeof save | typeof read, body?: object) => call(endpoint as never, { body } as never)

async function enter(label: string, text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label, { selector: "input" }), { target: { value: text } })
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }))
}

test("a refused write waits for the password and is sent again; the screen keeps what was typed", async () => {
  const note = screen.getByLabelText("Note")
  act(() => note.focus())
  const saved = send(save, { text: "Typed" })
  const dialog = await screen.findByRole("alertdialog", { name: "Sign in to continue" })
  expect(screen.getByDisplayValue("ada@example.org")).toHaveAttribute("readonly")
  await waitFor(() => expect(screen.getByLabelText("Password", { selector: "input", exact: false })).toHaveFocus())
  fireEvent.keyDown(dialog, { key: "Escape" })
  expect(screen.getByRole("alertdialog")).toBeInTheDocument()

  await enter("Password*", "admin")
  expect(await saved).toEqual({ done: true })
  expect(attempts).toEqual([["ada@example.org", "admin"]])
  expect(requests.filter((request) => request.startsWith("POST"))).toEqual(
    Array(2).fill('POST /api/notes/save {"text":"Typed"}'),
  )
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument())
  expect(note).toHaveValue("Typed for half an hour")
  await waitFor(() => expect(note).toHaveFocus())
  expect(left).toEqual([])
})

test("requests that are made meanwhile wait too, and repeated reads become one", async () => {
  const reads = [send(read), send(read)]
  await screen.findByRole("alertdialog")
  reads.push(send(read), send(read))
  await enter("Password*", "admin")
  expect(await Promise.all(reads)).toEqual(Array(4).fill({ done: true }))
  // Two that were refused, and one for all of them afterwards.
  expect(requests.filter((request) => request === "GET /api/notes/list")).toHaveLength(3)
})

test("a wrong password is said at the field; then the second step asks for a code", async () => {
  outcome = (code) => (code === "123456" ? undefined : code ? "two_step_invalid" : "invalid")
  const saved = send(save)
  await enter("Password*", "wrong")
  await screen.findByText("This password is wrong.")
  outcome = (code) => (code === "123456" ? undefined : code ? "two_step_invalid" : "two_step_required")
  await enter("Password*", "admin")
  await enter("Code*", "000000")
  await screen.findByText(auth.form.two_step_invalid)
  expect(screen.getByLabelText("Code*")).toHaveFocus()
  await enter("Code*", "123456")
  expect(await saved).toEqual({ done: true })
  expect(attempts.at(-1)).toEqual(["ada@example.org", "admin", "123456"])
})

test("signing in as somebody else goes to the sign-in page", async () => {
  void send(save)
  fireEvent.click(await screen.findByRole("button", { name: "Sign in as somebody else" }))
  await until(() => left.length === 2, "the page is left")
  expect(left).toEqual(["forgotten", "ended"])
})

test("a sign-in in another tab continues here, but only the same user's", async () => {
  const saved = send(save)
  await screen.findByRole("alertdialog")
  alive = true
  const signedInElsewhere = () => fireEvent(window, new StorageEvent("storage", { key: "cornerledger:session-end" }))
  person = "1/2"
  signedInElsewhere()
  await until(() => left.length === 1, "the page is left")
  expect(left).toEqual(["home"])
  person = "1/1"
  signedInElsewhere()
  expect(await saved).toEqual({ done: true })
})
