"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { CopyButton } from "@/components/ui/copy-button"

/** Commands that check the exported files in other programs, and the archive with its own script. */
const commandsFor = (business: number): [name: "archive" | "hledger" | "ledger" | "beancount", command: string][] => [
  ["hledger", `hledger -f journal-${business}.journal check && hledger -f journal-${business}.journal balance --flat`],
  ["ledger", `ledger -f journal-${business}.ledger balance --flat`],
  ["beancount", `bean-check journal-${business}.beancount`],
  ["archive", `unzip books-${business}-*.zip && node books-${business}-*/verify.mjs`],
]

/** The commands that check the downloaded files, ready to copy. */
export function Commands({ business }: { business: number }) {
  const t = useTranslations("proof.commands")
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("subtitle")} />
      <CardBody>
        <ul className="space-y-3">
          {commandsFor(business).map(([name, command]) => (
            <li key={name} className="min-w-0 space-y-1">
              <p className="text-ink-muted text-sm">{t(name)}</p>
              <div dir="ltr" className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2">
                <code className="wrap-anywhere min-w-0 flex-1 py-1 text-start text-dense">{command}</code>
                <CopyButton
                  text={command}
                  label={t("copy", { name: t(name) })}
                  done={t("copied")}
                  failed={t("copyFailed")}
                />
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
