import { Check } from "lucide-react"
import { useTranslations } from "next-intl"
import type { AbilityRule } from "@/lib/core/auth/ability"
import { subjectKey } from "@/lib/features/roles"

/** Rules as sentences: "You may read users." */
export function RuleList({ rules }: { rules: AbilityRule[] }) {
  const t = useTranslations("shell.access.rules")
  const all = useTranslations()
  const words = ({ action, subject }: AbilityRule) =>
    action === "manage" && subject === "all"
      ? t("everything")
      : t("sentence", { action: t(`actions.${action}`), subject: all(`${subjectKey(subject)}.inSentence`) })
  return (
    <ul className="divide-y border-t">
      {rules.map((rule) => (
        <li key={`${rule.action} ${rule.subject}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
          <Check aria-hidden="true" className="size-4 shrink-0 text-success-text" />
          <span className="grow">{words(rule)}</span>
          <code className="rounded-control bg-sunken px-2 py-0.5 text-ink-muted text-xs">
            {rule.action} · {rule.subject}
          </code>
        </li>
      ))}
    </ul>
  )
}
