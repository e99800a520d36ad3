import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { AbilityProvider } from "@/components/layout/ability"
import { Toaster } from "@/components/ui/toaster"
import type { AbilityRule } from "@/lib/core/auth/ability"
import errors from "@/messages/en/errors.json"
import ledger from "@/messages/en/ledger.json"
import list from "@/messages/en/list.json"
import proof from "@/messages/en/proof.json"
import ui from "@/messages/en/ui.json"

export interface Write {
  path: string
  key: string | undefined
  body: Record<string, unknown>
}
type Answer = { status?: number; body: unknown } | "lost"

const account = (id: number, code: string, name: string, role: string, more: object = {}) => ({
  ...{ id, code, name, role, class: "asset", shop: null, isArchived: false, balance: 0 },
  ...more,
})
const reads: Record<string, unknown> = {
  "/api/v1/businesses": {
    data: [{ id: 1, tradingName: "Lindqvist Oy", currency: "EUR", state: "active" }],
    total: 1,
    page: 1,
    perPage: 100,
  },
  "/api/v1/shops": { data: [], total: 0, page: 1, perPage: 100 },
  "/api/v1/businesses/1/trial-balance": {
    data: [
      account(1, "1010", "Till", "till"),
      account(2, "1200", "Trade debtors", "trade_debtors"),
      account(3, "3000", "Capital", "capital", { class: "equity" }),
      account(4, "6900", "Old costs", "expense", { isArchived: true }),
    ],
    currency: "EUR",
    at: "2026-06-30",
  },
}

/**
 * A fake network with the books of a business, which answers writes as told and records them.
 * @param more further responses to reads, by path; undefined is a 404
 */
export function network(answer: (write: Write) => Answer, more: Record<string, unknown> = {}) {
  const writes: Write[] = []
  global.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://localhost")
    if (!init.method || init.method === "GET") {
      const body = pathname in more ? more[pathname] : reads[pathname]
      if (body !== undefined) return { ok: true, status: 200, json: async () => body }
      const missing = { type: "not_found", title: "Not found", status: 404, code: "not_found", detail: "Not found." }
      return { ok: false, status: 404, json: async () => missing }
    }
    const key = (init.headers as Record<string, string>)["idempotency-key"]
    const write = { path: pathname, key, body: JSON.parse(String(init.body)) }
    writes.push(write)
    const answered = answer(write)
    if (answered === "lost") throw new TypeError("Failed to fetch")
    const { status = 201, body } = answered
    return { ok: status < 400, status, json: async () => body }
  }) as unknown as typeof fetch
  return writes
}

// Headless UI looks for animations.
Element.prototype.getAnimations ??= () => []

const everything: AbilityRule[] = [{ action: "manage", subject: "all" }]

/** Renders a part of the books as the workspace's layout would, in English. */
export const show = (part: ReactNode, rules = everything) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, list, ledger, proof, errors }}>
      <AbilityProvider rules={rules}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          {part}
          <Toaster />
        </SWRConfig>
      </AbilityProvider>
    </NextIntlClientProvider>,
  )
