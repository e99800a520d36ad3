import type { useFormatter, useTranslations } from "next-intl"
import { type Scope, scopeNouns } from "@/lib/features/api-keys/values"

/** Describes scopes in words: "Reads everything. Changes invoices and clients." */
export function scopesText(
  scopes: readonly Scope[],
  t: ReturnType<typeof useTranslations<"api-keys">>,
  format: ReturnType<typeof useFormatter>,
): string {
  const areas = (right: "read" | "write") =>
    scopeNouns
      .filter((noun) => (scopes as readonly string[]).includes(`${noun}:${right}`))
      .map((noun) => t(`areas.${noun}`))
  const [read, write] = [scopes.includes("read") ? [] : areas("read"), areas("write")]
  return [
    scopes.includes("read") && t("readsAll"),
    read.length > 0 && t("reads", { areas: format.list(read) }),
    write.length > 0 && t("changes", { areas: format.list(write) }),
  ]
    .filter(Boolean)
    .join(" ")
}
