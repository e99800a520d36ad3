import { getTranslations } from "next-intl/server"
import { PiecesTable } from "@/components/cash/pieces-table"
import { PrintedPage } from "@/components/cash/printed-page"
import { Signature } from "@/components/cash/signature"
import { DescriptionList } from "@/components/ui/description-list"
import { intlLocale, languageOf } from "@/lib/core/i18n/intl-locale"
import { translator } from "@/lib/core/i18n/translator"
import type { SafeLog } from "@/lib/features/safes/schema"
import { LogTable } from "./log-table"

/** The movements of a safe over a period, for printing in the language of the business. */
export async function LogScreen({ log }: { log: SafeLog }) {
  const reader = await getTranslations("safes.log")
  const language = languageOf(log.language)
  const t = await translator(language, "safes")
  const days = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: "long", timeZone: "UTC" })
  const { safe, name, shopName, legalName, timeZone, currency, pieces, unsorted } = log
  const period = days.formatRange(new Date(`${log.from}T00:00:00Z`), new Date(`${log.to}T00:00:00Z`))
  return (
    <PrintedPage
      language={language}
      timeZone={timeZone}
      messages={["cash"]}
      href={`/business/safe-deposit?safe=${safe}`}
      back={reader("back")}
      print={reader("print")}
    >
      <h1 className="font-semibold text-heading">{t("log.title")}</h1>
      <DescriptionList
        items={[
          { term: t("log.business"), value: legalName },
          { term: t("log.safe"), value: `${shopName} · ${name}` },
          { term: t("log.period"), value: period },
        ]}
      />
      <LogTable log={log} t={t} language={language} title={`${t("log.title")} · ${shopName} · ${period}`} />
      <section className="space-y-1">
        <h2 className="font-semibold text-base">{t("log.contents")}</h2>
        <PiecesTable label={t("log.contents")} currency={currency} pieces={pieces} unsorted={unsorted} />
      </section>
      <Signature>{t("log.checked")}</Signature>
    </PrintedPage>
  )
}
