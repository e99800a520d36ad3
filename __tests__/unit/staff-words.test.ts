import { locales } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"
import { dutiesInUse } from "@/lib/features/staff-access/values"

test.each(locales)("in %s every duty has its name, and sentences for who has it and who hasn't", async (locale) => {
  const words = await loadNamespace(locale, "staff-access")
  for (const group of ["duties", "can", "cannot"] as const)
    expect([group, Object.keys(words[group]).sort()]).toEqual([group, [...dutiesInUse].sort()])
})
