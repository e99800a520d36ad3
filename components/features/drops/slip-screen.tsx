import { getTranslations } from "next-intl/server"
import { PiecesTable } from "@/components/cash/pieces-table"
import { PrintedPage } from "@/components/cash/printed-page"
import { Signature } from "@/components/cash/signature"
import { ButtonLink } from "@/components/ui/button-link"
import { DescriptionList } from "@/components/ui/description-list"
import { intlLocale, languageOf } from "@/lib/core/i18n/intl-locale"
import { translator } from "@/lib/core/i18n/translator"
import { money } from "@/lib/core/money"
import type { DropDetails } from "@/lib/features/drops/schema"

interface Props {
  drop: DropDetails
  /** For a printer of receipts, or for A4. */
  paper: "receipt" | "sheet"
}

/** The slip that goes with an envelope, in the language of the business. */
export async function SlipScreen({ drop, paper }: Props) {
  const { id, slip, amount, currency, envelope, shopName, tillName, droppedBy, droppedAt } = drop
  const { timeZone, legalName, pieces } = slip
  const reader = await getTranslations("drops.slip")
  const language = languageOf(slip.language)
  const t = await translator(language, "drops")
  const time = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: "long", timeStyle: "short", timeZone })
  const other = paper === "receipt" ? "sheet" : "receipt"
  const items = [
    { term: t("slip.business"), value: legalName },
    { term: t("slip.place"), value: `${shopName} · ${tillName}` },
    { term: t("columns.envelope"), value: envelope },
    { term: t("columns.amount"), value: <strong>{money(amount, currency, language)}</strong> },
    { term: t("columns.droppedBy"), value: droppedBy.name },
    { term: t("slip.when"), value: time.format(new Date(droppedAt)) },
    { term: t("columns.state"), value: t(`states.${drop.state}`) },
  ]
  return (
    <PrintedPage
      language={language}
      timeZone={timeZone}
      messages={["cash"]}
      href="/business/deposit-to-safe"
      back={reader("back")}
      print={reader("print")}
      paper={paper}
      controls={
        <ButtonLink variant="outline" href={`/business/deposit-to-safe/${id}/slip?paper=${other}`}>
          {reader(`paper.${other}`)}
        </ButtonLink>
      }
    >
      <h1 className="font-semibold text-heading">{t("slip.title")}</h1>
      <DescriptionList items={items} />
      {pieces.length > 0 && <PiecesTable label={t("slip.contents")} currency={currency} pieces={pieces} />}
      <Signature>{t("slip.verifier")}</Signature>
    </PrintedPage>
  )
}
