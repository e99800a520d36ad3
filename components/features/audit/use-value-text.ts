"use client"

import { useFormatter, useTranslations } from "next-intl"
import { scopesText } from "@/components/features/api-keys/scopes-text"
import { dateIn, decimalIn, quantityIn, rateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { majorText, money } from "@/lib/core/money"
import type { Scope } from "@/lib/features/api-keys/values"
import type { Activity } from "@/lib/features/audit/schema"
import { useEventText } from "./use-event-text"
import { units } from "./value-units"
import { vocabularies } from "./value-words"

const isDay = /^\d{4}-\d\d-\d\d$/
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/
const isEmpty = (value: unknown) => value === null || value === undefined || value === ""
/** Fields to leave out of a nested value, such as the copy of a client on an invoice. */
const unread = ["id", "avatar", "icon"]

/** Returns a function that words a field's value in an event: choices, amounts, days, times, yes and no, lists. */
export function useValueText() {
  const t = useTranslations("audit")
  const tOutcome = useTranslations("sign-ins.activity.outcomes")
  const tKeys = useTranslations("api-keys")
  const format = useFormatter()
  const locale = useLanguage()
  const words = useEventText()

  function amount(value: number, { before, after }: Activity, usual?: string): string {
    const currency = after?.currency ?? before?.currency ?? usual
    if (typeof currency === "string") return money(value, currency, locale)
    return decimalIn(locale, majorText(value))
  }

  function number(value: number, name: string, event: Activity): string {
    const unit = units[event.part?.type ?? event.recordType]
    const kind = event.after?.kind ?? event.before?.kind
    const isAmount =
      unit?.money?.includes(name) || (event.recordType === "coupon" && name === "value" && kind === "amount")
    if (isAmount) return amount(value, event, unit?.currency)
    if (unit?.rate?.includes(name)) return rateIn(locale, value)
    if (unit?.percent?.includes(name)) return rateIn(locale, value * 100)
    if (unit?.quantity?.includes(name)) return quantityIn(locale, value / 1000)
    if (unit?.minutes?.includes(name))
      return format.number(value, { style: "unit", unit: "minute", unitDisplay: "long" })
    // Numbers of records, such as an invoice's, have no separators.
    return /(^n|N)umber$|Id$|^madeBy$/.test(name) ? String(value) : format.number(value)
  }

  /** The events that a webhook receives: all, a record's, or one of its actions. */
  function pattern(value: string): string {
    const [type = "", action] = value.split(".")
    if (type === "*") return t("values.allEvents")
    return action === "*" ? words.type(type) : `${words.type(type)} (${words.action(action ?? "")})`
  }

  function text(value: string, name: string, { part, recordType }: Activity): string {
    const group = vocabularies[`${part?.type ?? recordType}-${name}`]
    const key = group && `values.${group}.${value}`
    if (key && t.has(key as never)) return t(key as never)
    if (isDay.test(value)) return dateIn(locale, value)
    if (isInstant.test(value)) return format.dateTime(new Date(value), { dateStyle: "medium", timeStyle: "short" })
    if (recordType === "webhook" && name === "events") return pattern(value)
    return name === "outcome" && tOutcome.has(value as never) ? tOutcome(value as never) : value
  }

  function list(values: unknown[], name: string, event: Activity): string {
    // The keys' own messages are on the audit log's screen only.
    if (event.recordType === "api-key" && name === "scopes" && tKeys.has("readsAll"))
      return scopesText(values as Scope[], tKeys, format)
    return format.list(values.map((one) => valueText(event, name, one)))
  }

  function object(value: object, event: Activity): string {
    const entries = Object.entries(value).filter(([name, inner]) => !isEmpty(inner) && !unread.includes(name))
    const { name, value: fact } = value as { name?: unknown; value?: unknown }
    // A product's fact has a name and a value.
    if (entries.length === 2 && typeof name === "string" && typeof fact === "string") return `${name}: ${fact}`
    return entries.map(([name, inner]) => `${words.inner(name)}: ${valueText(event, name, inner)}`).join(", ")
  }

  /** The value as text; empty if there is none. */
  function valueText(event: Activity, name: string, value: unknown): string {
    if (isEmpty(value)) return ""
    if (value === "***") return t("diff.hidden")
    if (typeof value === "boolean") return t(value ? "diff.yes" : "diff.no")
    if (typeof value === "number") return number(value, name, event)
    if (Array.isArray(value)) return list(value, name, event)
    if (typeof value === "object") return object(value as object, event)
    return text(String(value), name, event)
  }
  return valueText
}
