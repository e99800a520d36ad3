import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { AbilityProvider } from "@/components/layout/ability"
import { Toaster } from "@/components/ui/toaster"
import type { AbilityRule } from "@/lib/core/auth/ability"
import errors from "@/messages/en/errors.json"
import list from "@/messages/en/list.json"
import ui from "@/messages/en/ui.json"
import users from "@/messages/en/users.json"

/** A user as in a response. */
export const person = (id: number, more: object = {}) => ({
  id,
  fullName: `Person ${id}`,
  company: "Example Ltd",
  role: "editor",
  username: `person${id}`,
  country: "Sweden",
  contact: "+46 8 1",
  email: `person${id}@example.com`,
  currentPlan: "team",
  status: "active",
  avatar: "",
  ...more,
})

interface Call {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
}
type Answer = { status?: number; body: unknown }

/** A fake network that answers requests and records them. */
export function network(response: (call: Call) => Answer) {
  const calls: Call[] = []
  global.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, "http://localhost")
    const call = {
      method: init.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    }
    calls.push(call)
    const { status = 200, body } = response(call)
    return { ok: status < 400, status, json: async () => body }
  }) as unknown as typeof fetch
  return calls
}

const everything: AbilityRule[] = [{ action: "manage", subject: "all" }]

/** Renders a users screen as the workspace's layout would, in English. */
export const show = (screen: ReactNode, rules = everything) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, list, users, errors }}>
      <AbilityProvider rules={rules}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          {screen}
          <Toaster />
        </SWRConfig>
      </AbilityProvider>
    </NextIntlClientProvider>,
  )

// Stubs for what toasts and Headless UI need and jsdom lacks.
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.getAnimations ??= () => []
