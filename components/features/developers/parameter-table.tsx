import { getTranslations } from "next-intl/server"
import { Badge } from "@/components/ui/badge"
import type { Parameter } from "./document"
import { notation, remarks } from "./notation"

/** The parameters in path and query. */
export async function ParameterTable({ parameters }: { parameters: Parameter[] }) {
  const t = await getTranslations("developers")
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {parameters.map(({ name, in: where, required, schema }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-3.5 py-2">
          <code className="font-mono font-semibold text-dense text-ink">{name}</code>
          <code dir="ltr" className="min-w-0 break-words font-mono text-brand-text text-xs">
            {notation(schema)}
          </code>
          <span dir="ltr" lang="en" className="text-ink-muted text-xs">
            {remarks(schema)}
          </span>
          <span className="ms-auto flex gap-1.5">
            <Badge>{t(where === "path" ? "inPath" : "inQuery")}</Badge>
            {required && <Badge tone="warning">{t("required")}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  )
}
