import { locales } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"
import { dutiesInUse } from "@/lib/features/staff-access/values"

test.each(locales)("in %s every duty has its name, and a sentence for each answer", async (locale) => {
  const words = (await loadNamespace(locale, "staff-access")) as Record<string, object>
  for (const group of ["duties", "can", "cannot"] as const)
    expect([group, Object.keys(words[group] ?? {}).sort()]).toEqual([group, [...dutiesInUse].sort()])
})
