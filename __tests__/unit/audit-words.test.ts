import { audited } from "@/data/audited"
import { locales } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"
import { translator } from "@/lib/core/i18n/translator"
import { registry } from "@/lib/features"
import { auditActions, auditedTypes, recordTypes } from "@/lib/features/audit/values"

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const entries = Object.entries(audited)
const types = [...new Set(entries.map(([, { record }]) => record))]
const parts = entries.filter(([, { part }]) => part).map(([table]) => table)
const fields = [...new Set(entries.flatMap(([, { columns, hidden = [] }]) => [...columns, ...hidden]).map(camel))]
const exported = Object.values(registry)
  .flatMap((noun) => Object.values(noun) as { exports?: string }[])
  .flatMap(({ exports }) => exports ?? [])

describe.each(locales)("in %s", (locale) => {
  test("every record type, part and field that the log records has its words", async () => {
    const words = (await loadNamespace(locale, "audit")) as unknown as Record<string, Record<string, string>>
    const without = (group: string, keys: readonly string[]) => keys.filter((key) => !words[group]?.[key])
    expect(without("types", [...types, ...auditedTypes])).toEqual([])
    expect(without("records", [...types, ...auditedTypes])).toEqual([])
    expect(without("parts", parts)).toEqual([])
    expect(without("fields", fields)).toEqual([])
    expect(without("exports", exported)).toEqual([])
    expect(without("actions", auditActions)).toEqual([])
  })

  test("every action makes a sentence with who did it and what, or whose sign-in it was", async () => {
    const t = await translator(locale, "audit")
    for (const action of auditActions) {
      const sentence = t(`sentences.${action}`, { actor: "Ada", record: "RECORD", label: "LABEL", action })
      const named = [sentence.includes("Ada"), sentence.includes("RECORD"), sentence.includes("LABEL")]
      expect({ action, isNamed: named.includes(true) }).toEqual({ action, isNamed: true })
      expect(sentence).not.toMatch(/[{}]/)
    }
  })
})

test("filters of the log and webhooks offer exactly the record types that it records", () => {
  expect([...recordTypes].sort()).toEqual([...types].sort())
})
