"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import type { Activity, AuditEvent } from "@/lib/features/audit/schema"

/** The fields that name a record, where an event has them. */
const naming = ["fullName", "name", "title", "code"]

/** A field's or an action's name as words, for those that have no message yet. */
export const humanised = (name: string): string => {
  const words = name
    .replace(/[_-]/g, " ")
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function nameIn({ part, before, after }: Activity): string | undefined {
  if (part) return undefined
  const fields = { ...before, ...after }
  const name = naming.map((field) => fields[field]).find((value) => typeof value === "string" && value !== "")
  return name as string | undefined
}

/** Returns functions that word an event: who, what, and which record. */
export function useEventText() {
  const t = useTranslations("audit")
  return useMemo(() => {
    const worded = (group: string, key: string) => (t.has(`${group}.${key}`) ? t(`${group}.${key}`) : humanised(key))
    const who = ({ actorId, actorName }: Activity) => actorName ?? t(actorId === null ? "system" : "somebody")
    const number = ({ recordType, recordId }: Activity) =>
      recordType === "call" ? recordId : t("number", { id: recordId })
    function label(event: Activity): string {
      const name = nameIn(event)
      return name ? t("named", { name }) : number(event)
    }
    function record(event: Activity): string {
      const { recordType, action } = event
      if (action === "exported" && t.has(`exports.${recordType}`)) return t(`exports.${recordType}`)
      const key = t.has(`records.${recordType}`) ? recordType : "other"
      return t(`records.${key}`, { label: label(event), type: worded("types", recordType) })
    }
    return {
      who,
      /** The API key with which they did it. */
      key: ({ actorKeyId, actorKeyName }: AuditEvent): string | undefined =>
        actorKeyName ? t("withKeyNamed", { name: actorKeyName }) : actorKeyId ? t("withKey") : undefined,
      /** A sentence such as "Ada Lindqvist changed invoice #5034". */
      sentence: (event: Activity): string => {
        const { action } = event
        const key = t.has(`sentences.${action}`) ? action : "other"
        const words = {
          actor: who(event),
          record: record(event),
          label: label(event),
          action: worded("actions", action),
        }
        return t(`sentences.${key}`, words)
      },
      /** The part of the record that changed, such as "Line: added". */
      part: ({ part }: Activity): string | undefined =>
        part ? t("partChange", { part: worded("parts", part.type), action: part.action }) : undefined,
      /** The record by its kind and number, such as "Invoice #5034". */
      record: (event: Activity): string => `${worded("types", event.recordType)} ${number(event)}`,
      type: (type: string): string => worded("types", type),
      action: (action: string): string => worded("actions", action),
      /** The name of a field inside a value. */
      inner: (name: string): string => (t.has(`fields.${name}`) ? t(`fields.${name}`) : worded("types", name)),
      field: ({ part, recordType }: Activity, name: string): string => {
        const own = `fields.${part?.type ?? recordType}-${name}`
        return t.has(own) ? t(own) : worded("fields", name)
      },
    }
  }, [t])
}
